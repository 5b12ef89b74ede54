import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from './error-page'
import { forgetLostPages } from './pages'

type BoundaryProps = {
  /** Key of the history entry. A new one is a new attempt. */
  readonly entry: string
  readonly children: ReactNode
}

type State = { readonly error: unknown; readonly failed: boolean }

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (!this.state.failed || before.entry === this.props.entry) return
    forgetLostPages()
    this.setState({ error: undefined, failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorPage error={this.state.error} /> : this.props.children
  }
}

/** Catches what a page throws while it renders or loads, and shows the fallback error page until the visitor goes elsewhere (Back). */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary entry={useLocation().key}>{children}</Boundary>
}

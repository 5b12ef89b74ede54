import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page'

type State = { readonly error: unknown; readonly failed: boolean }

/** Catches what a page throws while it renders or loads, and shows the fallback error page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage error={this.state.error} /> : this.props.children
  }
}

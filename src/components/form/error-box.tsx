import { PenMark } from '@/components/ui/pen-mark'

/** The red box of a form that could not be sent (specification, section 8), said at once to assistive technology. */
export function ErrorBox({ message }: { readonly message: string }) {
  return (
    <div className="error-box field-full" role="alert">
      <PenMark name="cross" className="cross" />
      <p>{message}</p>
    </div>
  )
}

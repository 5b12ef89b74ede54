import '@/styles/forgot-password.css'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { ResetPassword } from '@/features/forgot-password/reset-password'

/** The hours that a reset link lasts (specification, section 9). */
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** /forgot-password (specification, section 2): a word struck out, a link in its place, and the day that the link lasts. */
export default function ForgotPasswordPage() {
  return (
    <section className="sec squared" aria-labelledby="forgot-password">
      <div className="frame forgot">
        <Margin note="Happens to teachers, too." />
        <div className="grid12 forgot-grid">
          <div className="lg:col-span-5">
            <h1 id="forgot-password">Forgot password</h1>
            <p className="forgot-tries" aria-hidden="true">
              {['maple2019', 'Maple2019!'].map((attempt) => (
                <span key={attempt} className="struck">
                  {attempt}
                  <PenMark name="strike" width={3.5} />
                </span>
              ))}
              <span className="forgot-caret">
                <PenMark name="caret" className="pm-correction" />
                <span className="hl">a new one</span>
              </span>
            </p>
            <p className="lead mt-8">
              Give us the address of your account: a link for a new password goes there.
            </p>
          </div>
          <div className="forgot-sheet sheet lg:col-span-7">
            <ResetPassword />
            <figure className="forgot-day">
              <svg viewBox="0 0 480 20" preserveAspectRatio="none" aria-hidden="true">
                <path className="fill-marker" d="M0 0H20V20H0Z" />
                <path d={`M0 0H480V20H0Z${hours.map((hour) => `M${hour * 20} 0V20`).join('')}`} />
              </svg>
              <figcaption>
                <span>Link sent</span>
                <span>24 hours, then it expires</span>
              </figcaption>
            </figure>
          </div>
        </div>
      </div>
    </section>
  )
}

import { LinkArrow } from '@/components/ui/link-arrow'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { reviewTime } from '@/content/contact'
import { home } from '@/content/pages/home'
import { policy } from '@/content/policy'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { Conversation } from './conversation'

/** The page's promise, and a conversation that keeps it. */
export function Hero() {
  return (
    <section className="sec squared home-hero" aria-labelledby="hero">
      <div className="frame">
        <div className="grid12">
          <div className="home-pitch">
            <h1 id="hero">
              {'An AI tutor in '}
              <span className="inline-block">
                the <span className="hl">margin</span> of
              </span>
              {' every subject'}
            </h1>
            <p>{home.lead}</p>
            <p className="home-whom">
              {'For '}
              <a href="#students">students</a>
              {` ${policy.minimumAge} and up, `}
              <a href="#instructors">instructors</a>
              {', '}
              <a href="#institutions">schools</a>
              {' and '}
              <a href="#developers">developers</a>. <b>Free during the beta.</b>
            </p>
            <div className="home-actions">
              <RequestAccessButton className="btn" />
              <LinkArrow href="#how">How it works</LinkArrow>
            </div>
            <p className="home-fine">
              {`Invitation-only beta. A person reads every request within ${reviewTime}.`}
            </p>
          </div>
          <Conversation />
        </div>
        <Margin
          note={
            <>
              You write
              <br />
              over there.
              <br />I write here.
            </>
          }
          mark={<PenMark name="arrow" className="mar-mark" />}
        />
      </div>
    </section>
  )
}

import { LinkArrow } from '@/components/ui/link-arrow'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { AfterHeading } from '@/components/ui/section'
import { reviewTime } from '@/content/contact'
import { home } from '@/content/pages/home'
import { policy } from '@/content/policy'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { Conversation } from './conversation'

export function Hero() {
  return (
    <section className="sec squared" aria-labelledby="hero">
      <div className="frame home-hero">
        <div className="grid gap-x-6 gap-y-7 xl:grid-cols-12">
          <div className="home-pitch">
            <h1 id="hero">
              {'An AI tutor in '}
              <span className="inline-block">
                the <span className="hl">margin</span> of
              </span>
              {' every subject'}
            </h1>
            <p>{home.lead}</p>
            <p>
              {'For '}
              <a href="#students">students</a>
              {` ${policy.minimumAge} and up, `}
              <a href="#instructors">instructors</a>
              {', '}
              <a href="#institutions">schools</a>
              {/* The word stays in its line when the face arrives on a phone of 412 px. */}
              {' and\u00a0'}
              <a href="#developers">developers</a>. <b>Free during the beta.</b>
            </p>
            <div className="home-actions">
              <RequestAccessButton className="btn" />
              <LinkArrow href="#how">How it works</LinkArrow>
            </div>
            <p className="max-w-[25.9em] text-note/normal text-muted">
              <span>Invitation-only beta. A person reads every request we receive within </span>
              <span className="whitespace-nowrap">{`${reviewTime}.`}</span>
            </p>
          </div>
          <AfterHeading>
            <Conversation />
          </AfterHeading>
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
          mark={<PenMark name="arrow" className="mar-mark w-16" />}
        />
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Margin } from '@/components/ui/margin'
import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { home } from '@/content/pages/home'
import { policy } from '@/content/policy'
import { RequestAccessButton } from '@/features/request-access/request-access-button'

/** The page's promise, and a conversation that keeps it. */
export function Hero() {
  return (
    <section className="sec squared tall home-hero" aria-labelledby="hero">
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
              Invitation-only beta. A person reads every request within 2-3 business days.
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

function Conversation() {
  return (
    <figure className="home-chat sheet squared">
      <figcaption>
        <b>Example conversation</b>
        <span>Grade 10 · Quadratic equations</span>
      </figcaption>
      <p className="home-heads" aria-hidden="true">
        <span>Maya’s work</span>
        <span>{site.name}</span>
      </p>
      <ol className="next-frame">
        <li>
          <Maths of="Solve x^2 − 5x + 6 = 0" />
        </li>
        <Line says="Multiply it back out. What is your middle term?">
          <Penned mark="strike">
            <Maths of="(x + 2)(x + 3) = 0" />
          </Penned>
          <PenMark name="cross" className="cross" />
        </Line>
        <Line says="Good catch. Which two numbers multiply to 6 and add to −5?">
          <Maths of="x^2 + " />
          <Penned mark="under" pen="pm-correction" width={3}>
            <Maths of="5x" />
          </Penned>
          <Maths of=" + 6" />
          <small>It gives +5x. I need −5x.</small>
        </Line>
        <Line>
          <Maths of="−2 and −3" />
        </Line>
        <Line says="That’s it. When is each factor zero?">
          <Maths of="(x − 2)(x − 3) = 0" className="hl" />
          <PenMark name="tick" className="tick home-draw" label="Correct" />
        </Line>
        <Line says="Now check one of them.">
          <Penned mark="double-under" width={2.5}>
            <Maths of="x = 2 or x = 3" />
          </Penned>
          <PenMark name="tick" className="tick" label="Correct" />
        </Line>
      </ol>
      <div className="home-composer" aria-hidden="true">
        <Maths of="2^2 − 5(2) + 6 =" />
        <b>Hand in</b>
      </div>
    </figure>
  )
}

type LineProps = { readonly says?: string; readonly children: ReactNode }

function Line({ says, children }: LineProps) {
  return (
    <li>
      <div>
        <span className="sr-only">Maya: </span>
        {children}
      </div>
      {says !== undefined && (
        <p className="home-note">
          <span className="sr-only">{`${site.name}: `}</span>
          {says}
        </p>
      )}
    </li>
  )
}

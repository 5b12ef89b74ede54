import '@/fonts/fonts.css'
import '@/styles.css'
import '@/styles/docs.css'
import { type ReactNode, StrictMode, useEffect, useEffectEvent, useId, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { ThemeSwitch } from '@/app/theme-switch'
import { Dialog, DialogButton, DialogClose, DialogDone } from '@/components/dialog/dialog'
import { CodeSheet } from '@/components/docs/code-sheet'
import { type FieldSpec, FormField } from '@/components/form/fields'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { Brand } from '@/components/links/brand'
import { TooltipLayer } from '@/components/tooltip/tooltip-layer'
import { Accordion } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { DownloadButton } from '@/components/ui/download-button'
import { FactList } from '@/components/ui/fact-list'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Scale } from '@/components/ui/scale'
import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { Stat } from '@/components/ui/stat'
import { Steps } from '@/components/ui/steps'
import { SubscribeField } from '@/components/ui/subscribe-field'
import { TabList, TabPanel } from '@/components/ui/tabs'
import { firstCalls } from '@/content/pages/sdks'
import { toast } from '@/lib/toast'
import { ToastLayer } from '@/lib/toast-layer'
import { z } from '@/lib/zod'
import FeedbackForm from './feedback-form'

/*
 * Every component of components/ui and components/form in its variants and states. `npm run dev`
 * serves it at /style; no build has it, because a build begins at index.html alone.
 */

const sizes = [
  ...['text-h1', 'text-display', 'text-h2', 'text-stat', 'text-title', 'text-h3', 'text-h4', 'text-h5'],
  ...['text-lead', 'text-body', 'text-base', 'text-note', 'text-small'],
]

const marks = ['tick', 'cross', 'nought', 'caret', 'arrow', 'star', 'query', 'plus'] as const

const pairs = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]

function Fields() {
  const { register } = useForm()
  const fields: readonly (FieldSpec & { readonly id: string; readonly error?: string })[] = [
    { id: 'plain', label: 'Plain' },
    { id: 'extra', label: 'Optional', optional: true },
    { id: 'wrong', label: 'With an error', error: 'Required' },
    { id: 'helped', label: 'With help', help: 'A sentence that is always there.' },
    { id: 'choice', label: 'A choice', options: pairs },
    { id: 'lines', label: 'Several lines', lines: 3 },
  ]
  return (
    <form className="form">
      {fields.map((field) => (
        <FormField key={field.id} {...field} registration={register(field.id)} />
      ))}
    </form>
  )
}

const never = () => new Promise<never>(() => {})
const fails = () => Promise.reject(new Error('It could not be sent. Everything typed is still here.'))

/** A form that was submitted. */
function WholeForm({ name, send }: { readonly name: string; readonly send: () => Promise<never> }) {
  const fields = { name: { label: 'Name' }, email: { label: 'Email' } }
  const form = useSiteForm({ name, schema: z.object({}), fields, send })
  const submit = useEffectEvent(form.submit)
  useEffect(() => void submit(), [])
  return (
    <FormFrame form={form} aria-labelledby={name}>
      <h3 className="field-full" id={name}>
        {name}
      </h3>
      <FormFields form={form} />
      <SubmitButton form={form} label="Send" busyLabel="Sending..." />
    </FormFrame>
  )
}

function Tabbed() {
  const base = useId()
  const tabs = [
    { id: 'first', label: 'First' },
    { id: 'second', label: 'Second' },
  ] as const
  const [selected, setSelected] = useState<'first' | 'second'>('first')
  const [tab] = tabs.filter(({ id }) => id === selected)
  return (
    <>
      <TabList base={base} label="Two tabs" tabs={tabs} selected={selected} onSelect={setSelected} />
      {tab && (
        <TabPanel base={base} tab={tab} selected={selected}>
          <p>{tab.label}</p>
        </TabPanel>
      )}
    </>
  )
}

function Copied() {
  const [source, setSource] = useState<HTMLElement | null>(null)
  return (
    <p>
      <code ref={setSource}>7KQ2M4XP</code>
      <CopyButton
        className="btn btn-line btn-sm"
        text="7KQ2M4XP"
        what="the code"
        source={{ current: source }}
      />
    </p>
  )
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-6">{children}</div>
}

function Style() {
  return (
    <main className="rhythm-18">
      <Hero
        id="hero"
        title={
          <>
            <span>Every part in </span>
            <span className="hl">one place</span>
          </>
        }
        lead="Each component in its variants and states. The switch shows them by day and by night."
        note="Change one, look at all."
        aside={
          <SheetFigure caption="SheetFigure" detail="with a detail">
            <div className="p-6">
              <ThemeSwitch />
            </div>
          </SheetFigure>
        }
      />
      <Section id="type" number={1} heading="Type">
        {sizes.map((size) => (
          <p key={size} className={`${size} font-display`}>
            {size}
          </p>
        ))}
        <p className="prose-note">The tutor’s voice: prose-note</p>
        <Row>
          <span className="hl">hl</span>
          <span className="brand">
            <Brand />
          </span>
          <Penned mark="strike">struck out</Penned>
          <Penned mark="circle" pen="text-hint" className="px-1.5">
            circled
          </Penned>
          <Penned mark="double-under">underlined</Penned>
          <Maths of="x^2 − 5x + 6 = 0" />
        </Row>
      </Section>
      <Section id="marks" number={2} heading="Marks" note="Drawn, never typed." tone="tint">
        <Row>
          {marks.map((name) => (
            <span key={name} className="grid gap-2 text-note">
              <PenMark name={name} className="size-10" />
              {name}
            </span>
          ))}
          <Stat figure="15%" says="a figure and what it counts" />
        </Row>
        <Scale className="h-5" viewBox="0 0 480 20">
          <path className="fill-none stroke-field" strokeWidth="1.5" d="M0 19L240 1L480 19" />
        </Scale>
      </Section>
      <Section id="press" number={3} heading="What one presses">
        <Row>
          <Button>Ink</Button>
          <Button variant="line">Line</Button>
          <Button variant="danger">Danger</Button>
          <Button small>Small</Button>
          <Button disabled>Disabled</Button>
          <a className="link" href="#type">
            The scale of type
          </a>
          <LinkArrow href="#type">A link in a line of its own</LinkArrow>
          <DownloadButton label="PDF" of="of nothing" saidBy="download-open" />
          <span id="download-open">The PDF is not up yet.</span>
          <Button variant="line" onClick={() => toast.success('It worked.')}>
            Toast
          </Button>
          <Button variant="line" onClick={() => toast.error('It did not work.')}>
            Toast of a failure
          </Button>
          <DialogButton dialog="sample">Dialog</DialogButton>
        </Row>
        <Copied />
        <Dialog id="sample" aria-labelledby="sample-title">
          <div className="p-8">
            <h2 id="sample-title">A dialog</h2>
            <DialogClose dialog="sample" />
            <p className="my-6">Escape, the cross and the button close it.</p>
            <DialogDone dialog="sample" />
          </div>
        </Dialog>
      </Section>
      <Section id="lists" number={4} heading="Lists and tables" tone="tint">
        <div className="grid gap-8">
          <RuledList>
            <li className="py-4">RuledList</li>
            <li className="py-4">Its items have their own padding</li>
          </RuledList>
          <FactList
            facts={[
              ['FactList', 'A term, and what is so'],
              ['Another', 'A fact'],
            ]}
          />
          <FactList variant="value" facts={[['Value', 'What one looks for']]} />
          <FactList variant="narrow" facts={[['Narrow', 'One word, one line']]} />
          <RuledTable label={{ caption: 'Two rows' }}>
            <TableHead columns={['RuledTable', 'One', 'Two']} />
            <TableBody>
              <TableRow>
                <TableCell heading>First</TableCell>
                <TableCell>1</TableCell>
                <TableCell>2</TableCell>
              </TableRow>
            </TableBody>
          </RuledTable>
          <Steps
            steps={[
              { title: 'Steps', timeframe: 'Week 1', description: 'What happens first.' },
              { title: 'Then', timeframe: 'Week 2', description: 'What happens next.' },
            ]}
          />
          <Accordion answers={{ Accordion: 'It is open.', Closed: 'Now it is open.' }} />
          <Tabbed />
        </div>
      </Section>
      <Section id="fields" number={5} heading="Forms">
        <div className="grid gap-8">
          <Fields />
          <FeedbackForm />
          <WholeForm name="Busy" send={never} />
          <WholeForm name="Failed" send={fails} />
        </div>
      </Section>
      <Section id="code" number={6} heading="Code" tone="squared">
        <CodeSheet label="CodeSheet" samples={firstCalls} />
      </Section>
      <Section id="band" number={7} heading="On the ink band" tone="band">
        <SubscribeField id="news" placeholder="you@school.ca" />
      </Section>
      <Section id="marker" number={8} heading="On the marker" tone="marker">
        <Button>Ink</Button>
      </Section>
      <ToastLayer />
      <TooltipLayer />
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <Style />
      </MemoryRouter>
    </StrictMode>,
  )

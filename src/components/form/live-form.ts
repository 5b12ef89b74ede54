import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldErrors, type UseFormRegisterReturn } from 'react-hook-form'
import type { z } from '@/lib/zod'

/** What is wrong with a form's answers, by the names of the fields. */
export type Messages = Readonly<Record<string, string>>

/** A form at work: it reads the fields, checks them and says what is wrong. */
export type LiveForm<Checked> = {
  readonly register: (name: string) => UseFormRegisterReturn
  /** The same object until something changes. */
  readonly messages: () => Messages
  readonly subscribe: (listener: () => void) => () => void
  /** Checks the answers and hands them to `use`, or sets the messages and gives the focus to the first field that has one. */
  readonly submit: (use: (checked: Checked) => Promise<void> | void) => Promise<void>
}

/** The texts of a form's fields, as they stand. */
type Texts = Record<string, string>

/**
 * Checks a form with a schema, by react-hook-form but without its hooks, so that this code can be loaded after the fields
 * are on the screen and in use. Fields keep their text when they are registered.
 */
export function createLiveForm<Checked extends Texts>(
  schema: z.ZodMiniType<Checked, Texts>,
): LiveForm<Checked> {
  const form = createFormControl<Texts, unknown, Checked>({ resolver: zodResolver(schema) })
  const listeners = new Set<() => void>()
  let messages: Messages = {}
  // From the first moment: a submit can come between the render that shows the form and the effect that listens to it.
  form.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      if (!errors) return
      messages = messagesOf(errors)
      for (const listener of listeners) listener()
    },
  })
  return {
    register: (name) => form.register(name),
    messages: () => messages,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    submit: (use) => form.handleSubmit(use)(),
  }
}

const messagesOf = (errors: FieldErrors<Texts>): Messages =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error?.message ? [[name, error.message]] : [])),
  )

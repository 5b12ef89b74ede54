import { type RefObject, useEffect } from 'react'

/**
 * Keeps what stands in a form as it is while the form is on its way: what somebody typed in the meantime would belong to no message. Fields
 * that are read-only keep the focus, where disabled ones lose it; a list of choices has no such state and is inert.
 */
export function useReadOnlyForm(form: RefObject<HTMLFormElement | null>, readOnly: boolean): void {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.inert = readOnly
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.readOnly = readOnly
    }
  }, [form, readOnly])
}

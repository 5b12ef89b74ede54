import { createLiveForm } from '@/components/form/live-form'
import { demoSchema } from '@/domain/messages/demo-schema'

/** A new demo form with its checks. */
export const createForm = () => createLiveForm(demoSchema)

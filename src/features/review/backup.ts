import { invitationAudit } from '@/domain/invitations/audit'
import { formatBackup } from '@/domain/invitations/backup'
import { invitationMeter } from '@/domain/invitations/meter'
import { invitationStorage } from '@/domain/invitations/storage'
import { downloadText } from './export'

/** Saves all requests and notes as a file, and remembers when. Resolves to the file's name. Rejects with StorageError. */
export async function saveBackup(): Promise<string> {
  const { name, text } = await formatBackup(invitationStorage.texts(), new Date())
  downloadText(name, text, 'application/json')
  invitationMeter.backedUp()
  invitationAudit.add([{ action: 'backup', before: 'stored', after: name }])
  return name
}

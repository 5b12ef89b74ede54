import { invitationAudit } from './invitation-audit'
import { formatBackup } from './invitation-backup'
import { invitationMeter } from './invitation-meter'
import { invitationStorage } from './invitation-storage'
import { downloadText } from './review-export'

/** Saves all requests and notes as a file, and remembers when. Resolves to the file's name. Rejects with StorageError. */
export async function saveBackup(): Promise<string> {
  const { name, text } = await formatBackup(invitationStorage.texts(), new Date())
  downloadText(name, text, 'application/json')
  invitationMeter.backedUp()
  invitationAudit.add([{ action: 'backup', before: 'stored', after: name }])
  return name
}

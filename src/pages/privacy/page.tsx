import '@/styles/printed.css'
import { LegalArticle } from '@/components/legal/legal-article'
import { privacy } from '@/content/pages/privacy'

/** /privacy (specification, sections 2 and 9). */
export default function PrivacyPage() {
  return <LegalArticle {...privacy} />
}

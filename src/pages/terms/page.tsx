import '@/styles/printed.css'
import { LegalArticle } from '@/components/legal/legal-article'
import { terms } from '@/content/pages/terms'

/** /terms (specification, sections 2 and 9). */
export default function TermsPage() {
  return <LegalArticle {...terms} />
}

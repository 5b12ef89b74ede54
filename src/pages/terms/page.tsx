import '@/styles/printed.css'
import { LegalArticle } from '@/components/legal/legal-article'
import { terms } from '@/content/pages/terms'

export default function TermsPage() {
  return <LegalArticle {...terms} />
}

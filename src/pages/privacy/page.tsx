import '@/styles/printed.css'
import { LegalArticle } from '@/components/legal/legal-article'
import { privacy } from '@/content/pages/privacy'

export default function PrivacyPage() {
  return <LegalArticle {...privacy} />
}

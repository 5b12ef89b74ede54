import { DocsSection } from '@/components/docs/docs-section'
import { InstallLine } from '@/components/docs/install-line'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { sdkList } from '@/content/api/sdk-list'
import { apiDocs } from '@/content/pages/api-docs'
import { href } from '@/routes/href'

export function SdksPanel() {
  return (
    <DocsSection id="sdk-list" heading="Official SDKs" text={[apiDocs.sdks]}>
      <RuledList className="mt-7 mb-4">
        {sdkList.map((sdk) => (
          <li key={sdk.id} className="grid items-center gap-x-6 gap-y-2 py-4 md:grid-cols-[12rem_8rem_1fr]">
            <h3 className="text-h5">{sdk.name}</h3>
            <p className="text-muted">{`Version ${sdk.version}`}</p>
            <InstallLine {...sdk} />
          </li>
        ))}
      </RuledList>
      <LinkArrow href={href('sdks')}>All SDKs, with their first call</LinkArrow>
    </DocsSection>
  )
}

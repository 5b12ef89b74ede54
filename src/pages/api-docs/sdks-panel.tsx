import { DocsSection } from '@/components/docs/docs-section'
import { InstallLine } from '@/components/docs/install-line'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { sdkList } from '@/content/api/sdk-list'
import { apiDocs } from '@/content/pages/api-docs'
import { href } from '@/routes/href'

/** The SDKs tab: the six with their versions and install commands. */
export function SdksPanel() {
  return (
    <DocsSection name="sdks-heading" heading={apiDocs.sdks.heading}>
      <p>{apiDocs.sdks.text}</p>
      <RuledList className="mt-7 mb-4">
        {sdkList.map((sdk) => (
          <li
            key={sdk.id}
            className="grid items-center gap-x-6 gap-y-1 pt-3.5 pb-4 md:grid-cols-[12rem_8rem_minmax(0,1fr)]"
          >
            <h3 className="text-h5">{sdk.name}</h3>
            <p className="text-muted">{`Version ${sdk.version}`}</p>
            <div className="min-w-0 max-md:mt-2">
              <InstallLine {...sdk} />
            </div>
          </li>
        ))}
      </RuledList>
      <LinkArrow href={href('sdks')}>{apiDocs.sdks.more}</LinkArrow>
    </DocsSection>
  )
}

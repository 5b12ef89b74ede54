import { InstallLine } from '@/components/docs/install-line'
import { sdkList } from '@/content/api/sdk-list'
import { apiDocs } from '@/content/pages/api-docs'
import { href } from '@/routes/href'
import { More } from './endpoints-panel'

/** The SDKs tab: the six with their versions and install commands. */
export function SdksPanel() {
  return (
    <section className="docs-sec" aria-labelledby="sdks-heading">
      <h2 id="sdks-heading">{apiDocs.sdks.heading}</h2>
      <p>{apiDocs.sdks.text}</p>
      <ul className="docs-installs">
        {sdkList.map((sdk) => (
          <li key={sdk.id}>
            <h3>{sdk.name}</h3>
            <p>{`Version ${sdk.version}`}</p>
            <InstallLine {...sdk} />
          </li>
        ))}
      </ul>
      <More to={href('sdks')} label={apiDocs.sdks.more} />
    </section>
  )
}

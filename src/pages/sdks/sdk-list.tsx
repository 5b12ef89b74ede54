import { InstallLine } from '@/components/docs/install-line'
import { PenMark } from '@/components/ui/pen-mark'
import { sdkList } from '@/content/api/sdk-list'

/** The six SDKs on a ruled list: name and version, install command, features. */
export function SdkList() {
  return (
    <div className="docs-sdks">
      {sdkList.map((sdk) => (
        <article key={sdk.id} id={sdk.id} aria-labelledby={`${sdk.id}-name`}>
          <div>
            <h3 id={`${sdk.id}-name`}>{sdk.name}</h3>
            <p>{`Version ${sdk.version}`}</p>
            <p>{`${sdk.needs}, or newer`}</p>
          </div>
          <div>
            <InstallLine {...sdk} />
            <ul>
              {sdk.features.map((feature) => (
                <li key={feature}>
                  <PenMark name="tick" className="tick" width={2.5} />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </div>
  )
}

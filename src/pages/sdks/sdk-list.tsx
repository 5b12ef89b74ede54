import { InstallLine } from '@/components/docs/install-line'
import { PenMark } from '@/components/ui/pen-mark'
import { sdkList } from '@/content/api/sdk-list'

/** The six SDKs on a ruled list: name and version, install command, features. */
export function SdkList() {
  return (
    <div className="border-t-line border-ink">
      {sdkList.map((sdk) => (
        <article
          key={sdk.id}
          id={sdk.id}
          className="grid gap-x-6 gap-y-4 border-b border-hair-strong py-6 *:min-w-0 lg:grid-cols-[1fr_2fr]"
          aria-labelledby={`${sdk.id}-name`}
        >
          <div className="leading-normal text-muted">
            <h3 id={`${sdk.id}-name`} className="mb-1.5 text-ink">
              {sdk.name}
            </h3>
            <p>{`Version ${sdk.version}`}</p>
            <p>{`${sdk.needs}, or newer`}</p>
          </div>
          <div>
            <InstallLine {...sdk} />
            <ul className="mt-4.5 grid gap-x-6 gap-y-1 lg:grid-cols-3">
              {sdk.features.map((feature) => (
                <li key={feature} className="grid grid-cols-[20px_1fr] gap-2 leading-snug">
                  <PenMark name="tick" className="tick mt-1.5 h-3.75 w-4.25" width={2.5} />
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

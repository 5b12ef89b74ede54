import { PenMark } from '@/components/ui/pen-mark'
import { sdkAbilities, sdkList } from '@/content/api/sdk-list'
import { sdksPage } from '@/content/pages/sdks'

const { caption, yes, no } = sdksPage.matrix

/** What the SDKs do, language by language. On phones an ability stands above its row of marks. */
export function SdkMatrix() {
  return (
    <table className="docs-matrix">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          {sdkList.map(({ id, short }) => (
            <th key={id} scope="col">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sdkAbilities.map(({ name, missing }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {sdkList.map(({ id }) => (
              <td key={id}>
                {missing.includes(id) ? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="vh">{no}</span>
                  </>
                ) : (
                  <PenMark name="tick" className="tick" width={3} label={yes} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

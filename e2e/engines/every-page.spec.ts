import { onAPhone, wholeOnAPhone } from '../support/on-a-phone'
import { pagesToSee, share } from '../support/pages'
import { appReady, expect, test } from './test'
import { builtFolder } from './watched-site'

/** Small ones: when WebKit's driver stops answering, little is lost. */
const SHARES = 4

for (let index = 0; index < SHARES; index++) {
  test(`every page comes without an error, fits 390 px and shows all sections (${index + 1} of ${SHARES})`, async ({
    visitor,
  }) => {
    await visitor.resize(390)
    const part = share(pagesToSee(builtFolder), index, SHARES)
    expect(part.length).toBeGreaterThan(5)
    for (const path of part) {
      await visitor.open(path)
      await appReady(visitor)
      expect(await visitor.evaluate(onAPhone, undefined), path).toEqual(wholeOnAPhone)
    }
  })
}

import { tabStorage } from '@/lib/json-storage'

const key = 'reviewPlace'

/**
 * The place in the list, for a reload and for Back from another site: when a browser restores its
 * own place, the list is not in the page yet. It holds for the same filter.
 */
export const listPlace = {
  keep: (top: number) => tabStorage.set(key, `${Math.round(top)} ${location.search}`),
  kept(): number {
    const [, top, search] = /^(\d+) (.*)$/.exec(tabStorage.get(key) ?? '') ?? []
    return search === location.search ? Number(top) : 0
  },
}

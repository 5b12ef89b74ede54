type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
type Size = { readonly width: number; readonly height: number }

/** Pixels between a tooltip and what it explains, and between it and the window's edge. */
const gap = 8

/** Centred above its anchor, below where there is no room above, always inside the window. */
export function placeTooltip(anchor: Box, tip: Size, view: Size) {
  const above = anchor.top - gap - tip.height
  const top = above >= gap ? above : anchor.bottom + gap
  const centred = (anchor.left + anchor.right - tip.width) / 2
  const left = Math.max(gap, Math.min(centred, view.width - gap - tip.width))
  return { left: Math.round(left), top: Math.round(top) }
}

/** True when a point lies in a box or in the gap between them, which the pointer crosses. */
export function isWithin(point: { readonly x: number; readonly y: number }, boxes: readonly Box[]): boolean {
  return boxes.some(
    (box) =>
      point.x >= box.left - gap &&
      point.x <= box.right + gap &&
      point.y >= box.top - gap &&
      point.y <= box.bottom + gap,
  )
}

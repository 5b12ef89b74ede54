import { Penned } from '@/components/ui/pen-mark'

/** A paragraph of history with an instructor's marks, and the three notes they refer to. */
export function EssayFigure() {
  return (
    <figure className="home-essay" aria-label="Example: a paragraph with an instructor’s marks">
      <p>
        <span className="hl hl-text">
          In December 1917 the <i>Mont-Blanc</i> and the <i>Imo</i> collided in the Narrows of Halifax
          Harbour.
        </span>
        <sup>1</sup>
        {' The blast '}
        <span className="relative">
          <Penned mark="strike" width={2.5}>
            effected
          </Penned>
          <ins>affected</ins>
        </span>
        {' almost every family in the city. This '}
        <Penned mark="circle" pen="text-correction" width={2.5} className="mr-1 ml-1.5">
          proves
        </Penned>
        <sup>2</sup>
        {' the harbour was badly run. '}
        <span className="max-sm:hidden">
          Few people on shore knew what the <i>Mont-Blanc</i> was carrying.
          <sup>3</sup>
        </span>
      </p>
      <ol>
        <li>Date, ships, place. A clear start.</li>
        <li>Does one collision prove it? What else would you need to know?</li>
        <li className="max-sm:hidden">Strong. Where did you read it?</li>
      </ol>
    </figure>
  )
}

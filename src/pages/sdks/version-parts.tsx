import type { sdksPage } from '@/content/pages/sdks'

type VersionPartsProps = { readonly parts: typeof sdksPage.versions.parts }

/** A version taken apart: each of its three numbers, large, and what it says when it changes. */
export function VersionParts({ parts }: VersionPartsProps) {
  return (
    <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
      {parts.map(({ digit, name, text }, index) => (
        <li key={name} className="border-t-rule border-ink pt-5 max-md:grid max-md:grid-cols-[88px_1fr]">
          <svg className="h-16 max-md:row-span-2 md:h-21 xl:h-29" viewBox="0 0 110 116" aria-hidden="true">
            <text className="fill-ink font-display font-bold" y="98" fontSize="128" letterSpacing="-4">
              {index > 0 && <tspan className="fill-field">.</tspan>}
              {digit}
            </text>
          </svg>
          <h3 className="mt-1 md:mt-5">{name}</h3>
          <p className="mt-1.5 max-w-96">{text}</p>
        </li>
      ))}
    </ol>
  )
}

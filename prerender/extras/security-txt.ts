const yearMs = 365 * 24 * 60 * 60_000

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It must expire, so each
 * build renews it for a year.
 *
 * @param now milliseconds since 1970; builds of one day write the same file.
 */
export const securityFile = (
  { url, contactEmail }: { readonly url: string; readonly contactEmail: string },
  now: number,
): string =>
  [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(now + yearMs).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')

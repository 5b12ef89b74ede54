/** How long before a breaking change of the API it is announced. */
export const apiNotice = 'six months'

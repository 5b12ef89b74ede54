/** Columns that a narrow list leaves out. */
export const seen = { organization: '@max-7xl/list:hidden', useCase: '@max-6xl/list:hidden' }

const cell = 'content-center truncate pr-3'
const plain = 'before:inset-x-px before:inset-y-1.25 before:border-transparent'
const tableAct = `min-h-10.75 px-2.5 font-medium ${plain} focus-visible:-outline-offset-4
  focus-visible:shadow-[inset_0_0_0_6px_var(--marker)] @max-5xl/list:w-11 @max-5xl/list:px-0
  @max-5xl/list:*:[span]:hidden @max-5xl/list:*:[svg]:size-5`
const block = {
  box: 'absolute top-1.25 left-[calc((var(--mar)-44px)/2)]',
  mark: 'absolute top-14 left-0 w-mar',
  status: 'row-start-3 col-start-1 truncate font-semibold',
  role: 'row-start-3 col-start-2 truncate',
  useCase: 'row-start-3 col-start-3 truncate',
  email: 'row-start-2 col-start-1 -col-end-1 -mt-1.5 truncate text-muted',
  copy: `min-h-11 px-3.5 font-medium ${plain}`,
}
const blockAct = 'min-h-11 px-3.5 font-semibold before:inset-0 before:border-hair-strong *:[svg]:size-4.5'

/** A row's parts in each layout. The heights are those of use-row-window.ts. */
export const looks = {
  table: {
    row: 'h-11 grid-cols-(--columns) grid-rows-[100%]',
    box: 'pl-[calc(var(--mar)*0.13)]',
    mark: 'content-center',
    name: `${cell} flex items-center gap-2 pl-inset`,
    email: `${cell} text-muted`,
    role: cell,
    organization: `${cell} ${seen.organization}`,
    useCase: `${cell} ${seen.useCase}`,
    status: `${cell} font-semibold`,
    when: cell,
    acts: 'flex items-center pr-[calc(var(--out)-10px)]',
    act: tableAct,
    copy: tableAct,
  },
  block: {
    ...block,
    row: `h-26.5 grid-cols-[auto_fit-content(30%)_fit-content(40%)_minmax(0,1fr)_max-content]
      grid-rows-[44px_22px_22px] items-center pt-1.5 pr-out pb-3 pl-content text-base`,
    name: 'col-span-4 flex min-w-0 items-center gap-2',
    email: 'row-start-2 col-start-1 col-end-5 -mt-1.5 truncate text-muted',
    organization: 'row-start-3 col-start-4 truncate',
    when: 'row-start-1 col-start-5 pl-4 text-end text-note',
    acts: 'row-start-2 row-end-4 col-start-5 flex gap-2 self-center pl-5',
    act: blockAct,
  },
  stack: {
    ...block,
    row: `h-30 grid-cols-[auto_fit-content(50%)_minmax(0,1fr)] grid-rows-[44px] content-start items-center
      pt-1 pr-out pl-content text-note data-pending:h-43`,
    name: 'col-span-full flex min-w-0 items-center gap-2 pr-26.5',
    organization: 'row-start-4 col-span-full truncate in-data-approved:pr-30',
    when: 'absolute top-3.75 right-out',
    acts: `row-start-5 col-span-full flex gap-2 pt-2.5 in-data-approved:absolute
      in-data-approved:right-[calc(var(--out)-14px)] in-data-approved:bottom-0.5 in-data-approved:pt-0`,
    act: `${blockAct} flex-1`,
  },
}

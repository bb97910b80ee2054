import type { Inline } from '@app/texts/markdown/blocks.ts'
import { plain } from '@app/texts/markdown/read-words.ts'
import { Words } from './words.tsx'

interface TableProps {
  head: Inline[][]
  rows: Inline[][][]
}

/** The first cell of a row says what the row is about. */
export const Table = ({ head, rows }: TableProps) => (
  <table className="mt-6 w-full border-collapse text-left leading-snug max-tab:hyphens-auto max-tab:text-[0.9375rem] tab:text-[1.0625rem]">
    <thead>
      <tr className="border-line-strong border-b-2">
        {head.map((words) => (
          <th
            key={plain(words)}
            scope="col"
            className="py-2.5 pr-3 max-tab:pr-2 align-bottom font-[650] last:pr-0"
          >
            <Words words={words} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.map(plain).join()} row={row} />
      ))}
    </tbody>
  </table>
)

const Row = ({ row: [first, ...others] }: { row: Inline[][] }) => (
  <tr className="border-line border-b align-top">
    <th scope="row" className="py-3 pr-3 max-tab:pr-2 font-[650]">
      <Words words={first ?? []} />
    </th>
    {others.map((words) => (
      <td key={plain(words)} className="py-3 pr-3 max-tab:pr-2 text-ink2 last:pr-0">
        <Words words={words} />
      </td>
    ))}
  </tr>
)

import { art } from '@app/domain/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { readStrands } from './strands.ts'

const fetchStrands = async () => readStrands(await (await fetch(art.lineArt())).text())

/** The head « being created »: its strands are drawn as far as the real work has come. */
export function LineArt({ share }: { share: number }) {
  const { data: strands = [] } = useQuery({ queryKey: [art.lineArt()], queryFn: fetchStrands })
  const drawn = share * strands.length
  return (
    <svg
      viewBox="0 0 480 560"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className="absolute top-[8%] left-1/2 h-[110%] -translate-x-1/2 text-primary"
    >
      {strands.map((strand, index) => (
        <g key={strand.path} strokeWidth={strand.width}>
          <path d={strand.path} opacity={0.16} />
          <path
            d={strand.path}
            pathLength={1}
            strokeDasharray={1}
            strokeDashoffset={1 - Math.min(1, Math.max(0, drawn - index))}
            opacity={drawn > index ? strand.opacity : 0}
            className="transition-[stroke-dashoffset] duration-[2.6s]"
          />
        </g>
      ))}
    </svg>
  )
}

import { art } from '@app/domain/routes.ts'

interface ToneChipProps {
  code: string
  /** « cuivré intense » */
  words: string
  className?: string
}

/** A colourist's chip: the drawn lock, its code, and what it is called. */
export function ToneChip({ code, words, className }: ToneChipProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-[10px] bg-white/92 py-1 pr-2.5 pl-[5px] text-[0.95rem] leading-none font-bold text-night ${className ?? ''}`}
    >
      <img src={art.lock(code)} alt="" className="h-[25px] w-[19px] object-contain" />
      {code} <span className="font-medium text-badge leading-[1.1]">{words}</span>
    </span>
  )
}

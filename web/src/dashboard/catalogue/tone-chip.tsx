import { art } from '@app/domain/routes.ts'

/** A colourist's chip: the drawn lock and its code. */
export function ToneChip({ code, className }: { code: string; className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-[10px] bg-white/92 py-1 pr-2.5 pl-[5px] text-[0.95rem] leading-none font-bold text-night ${className ?? ''}`}
    >
      <img src={art.lock(code)} alt="" className="h-[25px] w-[19px] object-contain" />
      {code}
    </span>
  )
}

/** A big number and what it counts; a dash while it is not known. */
export const Counter = ({ label, value }: { label: string; value: string | number | undefined }) => (
  <div className="flex flex-col-reverse gap-1 rounded-card bg-veil px-5 py-4">
    <dt className="text-small text-ink2">{label}</dt>
    <dd className="font-display text-[2.1rem] leading-none text-copper-text">{value ?? '–'}</dd>
  </div>
)

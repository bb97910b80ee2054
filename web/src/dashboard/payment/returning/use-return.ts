import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ReturnedPayment, readReturn, withoutReturn } from './returned-payment.ts'

/** The payment her bank's page brings her back from. With `clean`, the address forgets it once it is read. */
export function useReturn({ clean }: { clean: boolean }): ReturnedPayment | null {
  const [parameters, setParameters] = useSearchParams()
  const [returned] = useState(() => readReturn(parameters))
  const mustClean = clean && readReturn(parameters) !== null
  useEffect(() => {
    if (mustClean) setParameters(withoutReturn, { replace: true, preventScrollReset: true })
  }, [mustClean, setParameters])
  return returned
}

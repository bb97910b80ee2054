import { Landing } from '../../landing.tsx'

export default function Page() {
  return <Landing />
}

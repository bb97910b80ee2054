import { afterEach, beforeEach, describe } from 'vitest'
import { describeEnding } from './contract/ending.ts'
import { describeFailures } from './contract/failures.ts'
import { describeFinding } from './contract/finding.ts'
import { describeForgetting } from './contract/forgetting.ts'
import { describeLosing } from './contract/losing.ts'
import { describeMaking } from './contract/making.ts'
import { openStage, type Stage } from './contract/stage.ts'
import { describeWebhooks } from './contract/webhooks.ts'
import type { OpenWith, ServiceAbilities, ServiceUnderTest } from './service-under-test.ts'

/** The rules of every image service; each test has a service, and a local server, of its own. */
export function describeServiceContract(
  name: string,
  abilities: ServiceAbilities,
  open: (how: OpenWith) => Promise<ServiceUnderTest>,
): void {
  describe(`every image service: ${name}`, () => {
    let stage: Stage
    beforeEach(async () => {
      stage = await openStage(open)
    })
    afterEach(() => stage.close())
    const now = () => stage

    describeMaking(now, abilities)
    describeLosing(now, abilities)
    describeEnding(now, abilities)
    describeFinding(now, abilities)
    describeForgetting(now, abilities)
    describeFailures(now)
    if (abilities.hasWebhooks) describeWebhooks(now)
  })
}

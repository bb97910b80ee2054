import { isHosted } from '@app/domain/engines/makers.ts'
import { budgetsAnswer, type EngineBudget } from '@app/domain/operator/budgets.ts'
import { api } from '@app/domain/routes.ts'
import type { App, Context } from '../../context.ts'
import { servicesAsked, spendingOf } from '../../remote-jobs/remote-jobs.ts'

/** What each engine has cost, and may. */
export async function budgetRoutes(app: App, context: Pick<Context, 'config' | 'database'>): Promise<void> {
  app.get(
    api.deskBudgets(),
    { config: { access: 'operator' }, schema: { response: { 200: budgetsAnswer } } },
    async () => ({ engines: await readBudgets(context) }),
  )
}

/** Those that are configured, and those that were, where they have cost something this month. */
async function readBudgets({
  database,
  config: { engine },
}: Pick<Context, 'config' | 'database'>): Promise<EngineBudget[]> {
  const { names, dailyBudgets, instead } = engine
  const gone = (await servicesAsked(database)).filter((service) => !names.includes(service))
  const budgets: EngineBudget[] = []
  for (const name of [...names, ...gone])
    budgets.push({
      ...{ engine: name, isPaid: isHosted(name), isInUse: names.includes(name) },
      ...(await spendingOf(database, name, dailyBudgets[name] ?? null)),
      instead: instead === name ? null : instead,
    })
  return budgets
}

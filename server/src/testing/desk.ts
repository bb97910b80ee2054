import type { DeskTableName } from '@app/domain/operator/desk.ts'
import { type DeskActWish, deskTableAnswer } from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { asc } from 'drizzle-orm'
import { operatorActs } from '../database/schema/operator.ts'
import { type Someone, someone } from './people.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** An app, an operator at its desk, and a client. */
export class Desk {
  readonly home: TestApp
  readonly operator: Someone
  readonly her: Someone

  private constructor(home: TestApp, operator: Someone, her: Someone) {
    this.home = home
    this.operator = operator
    this.her = her
  }

  static async open(): Promise<Desk> {
    const home = await openTestApp()
    return new Desk(home, await someone(home, 'operator'), await someone(home))
  }

  ask = (table: string, query: Record<string, string> = {}) =>
    this.operator.visitor.get(`${api.deskTable(table)}?${new URLSearchParams(query)}`)

  read = async (table: DeskTableName, query: Record<string, string> = {}) =>
    deskTableAnswer.parse((await this.ask(table, query)).json())

  act = (wish: Partial<DeskActWish>) => this.operator.visitor.post(api.deskActs(), wish)

  /** The log, the oldest line first. */
  lines = () => this.home.context.database.select().from(operatorActs).orderBy(asc(operatorActs.id))
}

import { pages } from '@app/domain/routes.ts'
import type { Queryable } from '../../database/client.ts'
import type { MailKind } from '../../plugins/mail/mail.ts'
import type { Posting } from '../posting.ts'
import type { Person } from '../sign-ins.ts'

type ProofMail = Extract<
  MailKind,
  'passkey_added' | 'passkey_removed' | 'second_factor_on' | 'second_factor_off' | 'recovery_code_used'
>

/** A way into her account has come or gone: she reads it at her address, whoever did it. */
export async function tellHer(
  context: Pick<Posting, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  person: Person,
  kind: ProofMail,
): Promise<void> {
  await context.mailer.post(tx, {
    ...{ to: person.email, userId: person.id, language: person.language, kind },
    values: { firstName: person.firstName },
    link: context.publicUrl() + pages.forgottenPassword(),
  })
}

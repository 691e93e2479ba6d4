import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MINUTES, HOUR_MINUTES } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { mailboxOf } from '#platform/config/mail-address';
import { InvalidInput } from '#platform/http/http.errors';
import { record } from '#platform/outbox/domain-event';
import { RateLimits } from '#platform/throttle/rate-limits';
import { EmailChanges } from '../email-changes/email-changes.js';
import type { ChangeEmailBody } from './credential.dto.js';
import { CurrentPassword, type Proven } from './current-password.js';
import { EmailChangeRequested } from './email-change-requested.js';

const CHANGES_A_DAY = 5;
const TO_MAILBOX_AN_HOUR = 5;

/**
 * Mails a link to the address a member wants, and one that calls it off to the address they have. Answers the same
 * when somebody else has the address: only who reads its mail is told.
 */
export class RequestEmailChange extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly form: ChangeEmailBody,
  ) {
    super();
  }
}

@CommandHandler(RequestEmailChange)
export class RequestEmailChangeHandler implements ICommandHandler<RequestEmailChange> {
  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentPassword,
    private readonly limits: RateLimits,
    private readonly changes: EmailChanges,
  ) {}

  async execute({ actor, form: { email, currentPassword } }: RequestEmailChange): Promise<void> {
    const proven = await this.current.assert(actor, currentPassword);
    assertOther(proven, email);
    await this.limits.spend(
      { rule: 'identity.change-email', key: proven.id, limit: CHANGES_A_DAY, windowMinutes: DAY_MINUTES },
      {
        rule: 'identity.change-email-to',
        key: mailboxOf(email),
        limit: TO_MAILBOX_AN_HOUR,
        windowMinutes: HOUR_MINUTES,
      },
    );
    await this.em.transactional(async () => {
      const member = await this.current.lock(proven);
      const change = await this.changes.request(member.id, assertOther(member, email), email);
      record(member, new EmailChangeRequested(change));
    });
  }
}

/** The address a member has. @throws InvalidInput when it is the one they want */
function assertOther({ email: old }: Pick<Proven, 'email'>, email: string): string {
  if (old === null || email === old) throw new InvalidInput([{ field: 'email', code: 'email-same' }]);
  return old;
}

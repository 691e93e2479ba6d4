import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Outbox } from '#platform/outbox/outbox';
import { againIfMet } from '#platform/persistence/met-another-change';
import { CurrentPassword, type Proven } from '../credentials/current-password.js';
import { Departure } from '../profiles/departure.js';
import { Profile } from '../profiles/profile.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { AccountClosed } from './account-closed.js';
import { LastAdministrator } from './closing.errors.js';

/** Somebody deletes their own account, and everything of theirs with it. */
export class CloseAccount extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly secret: string,
  ) {
    super();
  }
}

@CommandHandler(CloseAccount)
export class CloseAccountHandler implements ICommandHandler<CloseAccount> {
  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentPassword,
    private readonly sessions: Sessions,
    private readonly departure: Departure,
    private readonly outbox: Outbox,
  ) {}

  async execute({ actor, secret }: CloseAccount): Promise<void> {
    const proven = await this.current.assertSecret(actor, secret);
    await againIfMet(() => this.em.transactional((em) => this.close(em, proven)));
  }

  private async close(em: EntityManager, proven: Proven): Promise<void> {
    if (proven.role === 'admin') await this.refuseLast(em, proven.id);
    const person = await this.current.lock(proven);
    // Once the profile is locked, as a refresh does it: the two would wait for each other.
    await this.sessions.endAllOf(person.id, 'account-closed');
    const { email, displayName, language } = person;
    if (email && person.emailConfirmed) this.outbox.raise(new AccountClosed(email, displayName, language));
    await this.departure.of(person);
  }

  /** Two administrators who leave at once must not find each other: each locks all of them, in one order. */
  private async refuseLast(em: EntityManager, id: string): Promise<void> {
    const administrators = await em.find(
      Profile,
      { role: 'admin' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    if (!administrators.some((other) => other.id !== id)) throw new LastAdministrator();
  }
}

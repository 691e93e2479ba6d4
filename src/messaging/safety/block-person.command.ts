import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { SilenceNotices } from '../../notifications/notifications.contract.js';
import { lockConversationsOfTwo } from '../conversations/lock-conversation.js';
import { subjectsOf } from '../messages/message.sql.js';
import { PeopleParted } from '../messaging.contract.js';
import { lockOpenOffersBetween } from '../offers/offer-locks.js';
import { PersonNotFound } from '../people/people.errors.js';
import { ChangeOfRights } from './change-of-rights.js';
import { CannotBlockYourself } from './safety.errors.js';

/** Ends writing between two people, and what they were negotiating, in both directions, until it is taken back. */
export class BlockPerson extends Command<void> {
  constructor(
    readonly personId: string,
    readonly blockedId: string,
  ) {
    super();
  }
}

@CommandHandler(BlockPerson)
export class BlockPersonHandler implements ICommandHandler<BlockPerson> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly rights: ChangeOfRights,
    private readonly commands: CommandBus,
    private readonly outbox: Outbox,
  ) {}

  async execute({ personId, blockedId }: BlockPerson): Promise<void> {
    if (personId === blockedId) throw new CannotBlockYourself();
    await this.em.transactional(async () => {
      const known = await this.db.first(sql`select from directory.people where id = ${blockedId}`);
      if (!known) throw new PersonNotFound();
      // What is being offered at this moment is stored before the block, or refused after it.
      const conversations = await lockConversationsOfTwo(this.db, personId, blockedId);
      await this.db.rows(sql`
        insert into messaging.blocks (blocker_id, blocked_id, created_at)
        values (${personId}, ${blockedId}, ${this.clock.now()}) on conflict do nothing`);
      await this.commands.execute(new SilenceNotices(personId, conversations.flatMap(subjectsOf), true));
      const now = this.clock.now();
      for (const offer of await lockOpenOffersBetween(this.em, personId, blockedId))
        offer.breakOff(personId, now);
      this.outbox.raise(new PeopleParted(personId, blockedId));
      await this.em.flush();
    });
    await this.rights.tell(personId, blockedId, { leaveThreads: true });
  }
}

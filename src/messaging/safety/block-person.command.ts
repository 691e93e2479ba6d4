import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { PersonNotFound } from '../people/people.errors.js';
import { ChangeOfRights } from './change-of-rights.js';
import { CannotBlockYourself } from './safety.errors.js';

/** Ends writing between two people, in both directions, until it is taken back. */
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
  ) {}

  async execute({ personId, blockedId }: BlockPerson): Promise<void> {
    if (personId === blockedId) throw new CannotBlockYourself();
    await this.em.transactional(async () => {
      const known = await this.db.first(sql`select from messaging.people where id = ${blockedId}`);
      if (!known) throw new PersonNotFound();
      await this.db.rows(sql`
        insert into messaging.blocks (blocker_id, blocked_id, created_at)
        values (${personId}, ${blockedId}, ${this.clock.now()}) on conflict do nothing`);
    });
    await this.rights.tell(personId, blockedId, { leaveThreads: true });
  }
}

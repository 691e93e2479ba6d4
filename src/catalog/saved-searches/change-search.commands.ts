import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { SavedSearchNotFound } from './saved-search.errors.js';
import { forgetUnnamed, searchesLock } from './search-address.sql.js';

export class DeleteSearch extends Command<void> {
  constructor(
    readonly personId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteSearch)
export class DeleteSearchHandler implements ICommandHandler<DeleteSearch> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
  ) {}

  execute({ personId, id }: DeleteSearch): Promise<void> {
    return this.em.transactional(async () => {
      await this.db.lock(searchesLock(personId));
      const gone = await this.db.first(sql`
        delete from catalog.saved_searches where id = ${id} and person_id = ${personId} returning id`);
      if (!gone) throw new SavedSearchNotFound();
      await this.db.rows(forgetUnnamed(personId));
    });
  }
}

/** Its person has looked at what it found: none of it is new any more. */
export class SeeSearch extends Command<void> {
  constructor(
    readonly personId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(SeeSearch)
export class SeeSearchHandler implements ICommandHandler<SeeSearch> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, id }: SeeSearch): Promise<void> {
    const seen = await this.db.first(sql`
      update catalog.saved_searches set seen_at = ${this.clock.now()}
      where id = ${id} and person_id = ${personId} returning id`);
    if (!seen) throw new SavedSearchNotFound();
  }
}

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { RatePerson } from '../../identity/identity.contract.js';
import { PersonRated } from './person-rated.js';
import { AVERAGE } from './rating.sql.js';

/** What is shown of them on cards, in chats and on listings follows. */
@Injectable()
@ReactsTo(PersonRated)
export class RatePersonOnPersonRated implements Reaction<PersonRated> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  /** As it is now: what was told of it is told in order, and may be late. */
  async react({ personId }: PersonRated): Promise<void> {
    const kept = await this.db.first(sql<{ rating: number | null; count: number }>`
      select ${sql.raw(AVERAGE)} as rating, count from community.ratings where person_id = ${personId}`);
    await this.commands.execute(new RatePerson(personId, kept?.rating ?? null, kept?.count ?? 0));
  }
}

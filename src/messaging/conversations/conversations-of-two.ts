import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';

type Two = readonly [string, string];

/** Two people have one conversation about each listing, and one about none. */
@Injectable()
export class ConversationsOfTwo {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async find(people: Two, listingId?: string): Promise<string | undefined> {
    const [first, second] = people.toSorted();
    const found = await this.db.first(sql<{ id: string }>`
      select id from messaging.conversations
      where first_id = ${first} and second_id = ${second} and listing_id is not distinct from ${listingId}::uuid`);
    return found?.id;
  }

  /** The conversation from now on, whoever was quicker. Whether they may talk is the caller's to ask. */
  async begin(people: Two, listingId?: string): Promise<string> {
    const id = (await this.insert(people, listingId)) ?? (await this.find(people, listingId));
    if (!id) throw new Error('A conversation that was just begun is not there.');
    return id;
  }

  /** Both rows of sides with the conversation or none: one statement. Nothing, when the other one was quicker. */
  private async insert(people: Two, listingId?: string): Promise<string | undefined> {
    const [first, second] = people.toSorted();
    const begun = await this.db.first(sql<{ id: string }>`
      with begun as (
        insert into messaging.conversations (id, first_id, second_id, listing_id, created_at)
        values (${uuid()}, ${first}, ${second}, ${listingId}, ${this.clock.now()})
        on conflict do nothing
        returning id, first_id, second_id
      ), sides as (
        insert into messaging.participants (conversation_id, person_id, other_id)
        select id, first_id, second_id from begun union all select id, second_id, first_id from begun
      )
      select id from begun`);
    return begun?.id;
  }
}

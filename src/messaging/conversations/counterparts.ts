import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { ItemNotFound } from '../items/item.errors.js';
import type { Item } from '../items/item.sql.js';
import { KnownItems } from '../items/known-items.js';
import { PersonNotFound } from '../people/people.errors.js';
import type { ChatPerson } from '../people/person.dto.js';
import { blockedBetween, personJson } from '../people/person.sql.js';
import { ConversationWithOneself, ItemOfNeither } from './conversation.errors.js';

export interface Counterpart {
  person: ChatPerson;
  item: Item | null;
  /** By the asker. */
  blocked: boolean;
  /** Neither has blocked the other, and the other has not left. */
  mayWrite: boolean;
}

/** Whom somebody wants to talk to, and about what. */
@Injectable()
export class Counterparts {
  constructor(
    private readonly db: Database,
    private readonly items: KnownItems,
  ) {}

  /** @throws ConversationWithOneself, PersonNotFound, ItemNotFound, or ItemOfNeither when neither of the two sells it */
  async find(askerId: string, personId: string, listingId: string | undefined): Promise<Counterpart> {
    if (askerId === personId) throw new ConversationWithOneself();
    const [asker, other] = [sql`${askerId}::uuid`, sql`${personId}::uuid`];
    const known = await this.db.first(sql<Omit<Counterpart, 'item'>>`
      select ${personJson('person')} as person,
        exists (select from messaging.blocks where blocker_id = ${asker} and blocked_id = ${other}) as blocked,
        not person.deleted and not ${blockedBetween(asker, other)} as "mayWrite"
      from directory.people person where person.id = ${other}`);
    if (!known) throw new PersonNotFound();
    const item = listingId ? await this.itemOfEither(listingId, [askerId, personId]) : null;
    return { ...known, item };
  }

  private async itemOfEither(listingId: string, people: readonly string[]): Promise<Item> {
    const item = await this.items.find(listingId);
    if (!item) throw new ItemNotFound();
    if (!people.includes(item.sellerId)) throw new ItemOfNeither();
    return item;
  }
}

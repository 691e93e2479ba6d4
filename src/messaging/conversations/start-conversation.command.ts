import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { KnownItems } from '../items/known-items.js';
import { CannotWrite, PersonHasLeft } from './conversation.errors.js';
import { Counterparts } from './counterparts.js';

/** New ones that one person may begin in an hour; going on with those there are is not counted. */
export const NEW_CONVERSATIONS_PER_HOUR = 30;
const HOUR_MINUTES = 60;

/** Finds or begins the conversation with a person, about a listing or none, and answers its id. */
export class StartConversation extends Command<string> {
  constructor(
    readonly actor: SignedIn,
    readonly personId: string,
    readonly listingId: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(StartConversation)
export class StartConversationHandler implements ICommandHandler<StartConversation> {
  constructor(
    private readonly db: Database,
    private readonly counterparts: Counterparts,
    private readonly items: KnownItems,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, personId: given, listingId }: StartConversation): Promise<string> {
    const personId = given.toLowerCase();
    const people = [actor.id, personId].toSorted();
    const existing = await this.find(people, listingId);
    if (existing) return existing;

    const { person, mayWrite } = await this.counterparts.find(actor.id, personId, listingId);
    if (person.deleted) throw new PersonHasLeft();
    if (!mayWrite) throw new CannotWrite();
    await this.limits.consume(
      'messaging.new-conversation',
      actor.id,
      NEW_CONVERSATIONS_PER_HOUR,
      HOUR_MINUTES,
      'messaging.too-many-conversations',
    );
    if (listingId) await this.items.know(listingId);
    const id = (await this.begin(people, listingId)) ?? (await this.find(people, listingId));
    if (!id) throw new Error('A conversation that was just begun is not there.');
    return id;
  }

  private async find([first, second]: readonly string[], listingId?: string): Promise<string | undefined> {
    const found = await this.db.first(sql<{ id: string }>`
      select id from messaging.conversations
      where first_id = ${first} and second_id = ${second} and listing_id is not distinct from ${listingId}::uuid`);
    return found?.id;
  }

  /** Both rows of sides with the conversation or none: one statement. Nothing, when the other one was quicker. */
  private async begin([first, second]: readonly string[], listingId?: string): Promise<string | undefined> {
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

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HOUR_MINUTES } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { RateLimits } from '#platform/throttle/rate-limits';
import { KnownItems } from '../items/known-items.js';
import { CannotWrite, PersonHasLeft } from './conversation.errors.js';
import { ConversationsOfTwo } from './conversations-of-two.js';
import { Counterparts } from './counterparts.js';

/** New ones that one person may begin in an hour; going on with those there are is not counted. */
export const NEW_CONVERSATIONS_PER_HOUR = 30;

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
    private readonly conversations: ConversationsOfTwo,
    private readonly counterparts: Counterparts,
    private readonly items: KnownItems,
    private readonly limits: RateLimits,
  ) {}

  async execute({ actor, personId: given, listingId }: StartConversation): Promise<string> {
    const personId = given.toLowerCase();
    const people = [actor.id, personId] as const;
    const existing = await this.conversations.find(people, listingId);
    if (existing) return existing;

    const { person, mayWrite } = await this.counterparts.find(actor.id, personId, listingId);
    if (person.deleted) throw new PersonHasLeft();
    if (!mayWrite) throw new CannotWrite();
    await this.limits.spend({
      rule: 'messaging.new-conversation',
      key: actor.id,
      limit: NEW_CONVERSATIONS_PER_HOUR,
      windowMinutes: HOUR_MINUTES,
      code: 'messaging.too-many-conversations',
    });
    if (listingId) await this.items.know(listingId);
    return this.conversations.begin(people, listingId);
  }
}

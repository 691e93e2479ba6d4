import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ASSISTANT_LIMITS } from '#contract/community/assistant';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { RateLimits } from '#platform/throttle/rate-limits';
import { Words } from '#platform/words/words';
import { FactsOfListing } from '../../catalog/catalog.contract.js';
import type { Telling } from './answer.js';
import type { AskAssistantBody, AssistantReply } from './assistant.dto.js';
import { Assistants } from './assistants.js';
import { HelpIndex } from './help-index.js';

/** What the assistant says to a question. Nothing of it is kept. */
export class AnswerQuestion extends Query<AssistantReply> {
  constructor(
    readonly actor: Actor,
    readonly asked: AskAssistantBody,
    /** Says that nobody waits for it any more. */
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(AnswerQuestion)
export class AnswerQuestionHandler implements IQueryHandler<AnswerQuestion> {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
    private readonly words: Words,
    private readonly help: HelpIndex,
    private readonly assistants: Assistants,
  ) {}

  async execute({ actor, asked, signal }: AnswerQuestion): Promise<AssistantReply> {
    const asker = isSignedIn(actor) ? actor.id : actor.address;
    const { perWindow, windowMinutes } = ASSISTANT_LIMITS;
    await this.limits.spend({
      rule: 'community.assistant',
      key: asker,
      limit: perWindow,
      windowMinutes,
      code: 'community.too-many-questions',
    });
    const language = this.help.languageOf(asked.message, asked.language ?? 'en');
    const telling: Telling = { language, t: this.words.in(language) };
    const item = asked.listingId ? await this.queries.execute(new FactsOfListing(asked.listingId)) : null;
    return this.assistants.answer(
      { actor, question: asked.message, turns: asked.turns ?? [], item, asker, signal },
      telling,
    );
  }
}

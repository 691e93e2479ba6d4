import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { toCents, toUsd } from '#contract/money';
import { detectOffer } from '#contract/offers/detect-offer';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { type ListingSummary, SummaryOfListing } from '../../catalog/catalog.contract.js';
import { Bot } from '../bot/bot.entity.js';
import { NotYourItem } from '../bot/bot.errors.js';
import { mayHaveBot } from '../bot/bot.policy.js';
import { assertSensible } from '../bot/bot-settings-issues.js';
import { afterSilence } from '../bot-answers/buyer-behavior.js';
import { decide } from '../bot-answers/decide.js';
import { reactionTo } from '../bot-answers/keyword-reactions.js';
import { PastCounters } from '../bot-answers/past-counters.js';
import { minimumToday } from '../bot-answers/time-pricing.js';
import { BotPlans } from '../bot-plan/bot-plans.js';
import type { BotRules, Situation } from '../bot-rules/bot-rules.js';
import type { BotPreview, BotPreviewBody } from './bot-insight.dto.js';

/** What the bot would answer; nothing is stored or sent. */
export class PreviewBot extends Query<BotPreview> {
  constructor(
    readonly seller: SignedIn,
    readonly question: BotPreviewBody,
  ) {
    super();
  }
}

/** A member to whom no price was named. */
const somebody = (offers: number): Situation['buyer'] => ({
  guest: false,
  offers,
  earlierCounterCents: null,
  wentSilent: false,
});

@QueryHandler(PreviewBot)
export class PreviewBotHandler implements IQueryHandler<PreviewBot> {
  constructor(
    private readonly queries: QueryBus,
    private readonly plans: BotPlans,
    private readonly past: PastCounters,
    private readonly clock: Clock,
  ) {}

  async execute({ seller, question }: PreviewBot): Promise<BotPreview> {
    const { bot: settings } = question;
    const plan = await this.plans.of(seller.id);
    const listing = await this.queries.execute(new SummaryOfListing(settings.listingId));
    if (!mayHaveBot(seller.id, listing)) throw new NotYourItem();
    assertSensible(settings, toCents(listing.price));
    const bot = Bot.on(listing.id, seller.id, settings, this.clock.now());
    const rules = bot.rules(plan);
    return question.silentHours === null
      ? this.answer(rules, listing, question)
      : this.followUp(rules, listing, question.silentHours);
  }

  /** What a buyer hears who has left a counter unanswered. */
  private followUp(rules: BotRules, listing: ListingSummary, hours: number): BotPreview {
    const { behaviorTriggers, timePricing } = rules.advanced;
    const { waits, message, notify } = afterSilence(behaviorTriggers);
    const due = hours >= waits;
    const says = due ? message : null;
    const listedAt = new Date(listing.listedAt);
    return {
      detectedOffer: null,
      confidence: null,
      action: says === null ? null : 'reply',
      counter: null,
      reply: says,
      minimumPrice: toUsd(minimumToday(rules.minimumCents, timePricing, listedAt, this.clock.now())),
      because: due && (says !== null || notify) ? 'behavior:silent_after_counter' : 'not-triggered',
    };
  }

  private async answer(
    rules: BotRules,
    listing: ListingSummary,
    { message, confirmed, offerNumber }: BotPreviewBody,
  ): Promise<BotPreview> {
    const now = this.clock.now();
    const listedAt = new Date(listing.listedAt);
    const found = detectOffer(message, listing);
    const heard = { detectedOffer: found?.amount ?? null, confidence: found?.confidence ?? null };
    if (!found || (found.confidence === 'low' && !confirmed)) {
      const known = reactionTo(message, rules.advanced.keywordReactions);
      const minimumCents = minimumToday(rules.minimumCents, rules.advanced.timePricing, listedAt, now);
      return {
        ...heard,
        action: known ? 'reply' : null,
        counter: null,
        reply: known?.reply ?? null,
        minimumPrice: toUsd(minimumCents),
        because: known ? `keyword:${known.keyword}` : found ? 'asks-buyer' : 'not-an-offer',
      };
    }

    const { action, counterCents, reply, minimumCents, because } = decide(rules, {
      askingCents: toCents(listing.price),
      listedAt,
      offeredCents: toCents(found.amount),
      buyer: somebody(offerNumber),
      tuned: rules.advanced.tunedCounters ? await this.past.advise(listing.sellerId) : null,
      now,
    });
    const counter = counterCents === null ? null : toUsd(counterCents);
    return { ...heard, action, counter, reply, minimumPrice: toUsd(minimumCents), because };
  }
}

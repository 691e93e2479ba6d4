import { BOT_LIMITS } from '#contract/bots';
import type { BotInteraction, BotView } from './bots';

const LISTING = '01930000-0000-7000-8000-0000000000a1';

/** A bot for tests: counters offers below $80 on the walnut lounge chair. */
export const aBot = (wanted: Partial<BotView> = {}): BotView => ({
  id: '01930000-0000-7000-8000-0000000000d1',
  item: {
    id: LISTING,
    sellerId: '01930000-0000-7000-8000-000000000001',
    title: 'Walnut lounge chair',
    price: 120,
    status: 'active',
    category: 'home-garden',
    image: null,
  },
  minimumPrice: 80,
  triggerCondition: 'below_minimum',
  triggerValue: null,
  responseType: 'auto_counter',
  markupPercent: BOT_LIMITS.markupDefault,
  rejectionMessage: null,
  status: 'active',
  pausedByPlan: false,
  advanced: {
    customRules: [],
    keywordReactions: [],
    behaviorTriggers: [],
    timePricing: null,
    tunedCounters: false,
  },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...wanted,
});

/** For tests: what that bot answered. */
export const anInteraction = (wanted: Partial<BotInteraction> = {}): BotInteraction => ({
  id: '01930000-0000-7000-8000-0000000000e1',
  botId: aBot().id,
  item: aBot().item,
  buyer: {
    id: '01930000-0000-7000-8000-0000000000b1',
    kind: 'member',
    name: 'Noor',
    username: 'noor',
    avatar: null,
    deleted: false,
  },
  conversationId: '01930000-0000-7000-8000-0000000000f1',
  action: 'counter_offer',
  offeredAmount: 60,
  responseAmount: 88,
  originalMessage: 'Would you take 60?',
  detectionMethod: 'phrase',
  detectionConfidence: 'medium',
  minimumPrice: 80,
  rule: null,
  offerStatus: 'countered',
  createdAt: new Date().toISOString(),
  ...wanted,
});

import type { OfferEvent } from '#contract/chat';
import { DAY_MINUTES, HOUR_MINUTES } from '#contract/time';

/** Something said in the demo town: words, or what happened to an offer. */
export interface DemoMessage {
  /** The key of a demo person. */
  from: string;
  minutesAgo: number;
  words?: string;
  /** USD. `made` stands with the buyer's words. */
  offer?: { event: OfferEvent; amount: number };
}

export interface DemoConversation {
  /** Title of the listing it is about. */
  listing: string;
  seller: string;
  buyer: string;
  messages: readonly DemoMessage[];
  /** How many of the newest messages the other side has not read. */
  unread: number;
}

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    listing: 'City bike with basket, 54 cm frame',
    seller: 'mara_k',
    buyer: 'priya_nair',
    unread: 1,
    messages: [
      {
        from: 'priya_nair',
        minutesAgo: DAY_MINUTES + 5 * HOUR_MINUTES,
        words: 'Hi Mara! Is this still available?',
      },
      {
        from: 'mara_k',
        minutesAgo: DAY_MINUTES + 4 * HOUR_MINUTES,
        words: 'Hi Priya, yes it is. I put new brake pads on last week.',
      },
      {
        from: 'priya_nair',
        minutesAgo: 3 * HOUR_MINUTES,
        words: 'Lovely. Would you take $150?',
        offer: { event: 'made', amount: 150 },
      },
      { from: 'mara_k', minutesAgo: 2 * HOUR_MINUTES, offer: { event: 'countered', amount: 170 } },
      {
        from: 'priya_nair',
        minutesAgo: 25,
        words: 'Let me sleep on it. Could I try it around the block first?',
      },
    ],
  },
  {
    listing: 'Over-ear headphones, noise cancelling',
    seller: 'theo_b',
    buyer: 'mara_k',
    unread: 0,
    messages: [
      { from: 'mara_k', minutesAgo: 3 * DAY_MINUTES, words: 'Can you send more photos?' },
      {
        from: 'theo_b',
        minutesAgo: 3 * DAY_MINUTES - 40,
        words: 'Sure, tonight when the light is better. The left cushion is new, the right one is not.',
      },
      { from: 'mara_k', minutesAgo: 3 * DAY_MINUTES - 55, words: 'Thanks!' },
    ],
  },
  {
    listing: 'Lace-up leather boots, EU 40',
    seller: 'mara_k',
    buyer: 'lena_ortiz',
    unread: 2,
    messages: [
      { from: 'lena_ortiz', minutesAgo: 70, words: 'Those boots! Do they run small?' },
      { from: 'lena_ortiz', minutesAgo: 68, words: "What's your best price?" },
    ],
  },
];

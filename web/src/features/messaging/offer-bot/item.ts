import type { ChatItem } from './bots';

/** The listing a bot is for, as far as its form and its texts need it; the price in USD. */
export type Item = { id: string; title: string; price: number };

/** A bot answers only then; the server refuses to activate one for anything else. */
export const isForSale = ({ status }: Pick<ChatItem, 'status'>): boolean =>
  status === 'active' || status === 'pending';

import { REPORT_REASONS } from '../chat.js';
import { formatPrice } from '../money.js';
import type { NoticeWords } from './notice-words.js';
import type { NoticeCode } from './notices.js';

type Params = Readonly<Record<string, string | number>>;

/**
 * A notification in words: plain text, nothing escaped. `amount` becomes a price, with cents only where there are some
 * (`free` is the word for 0), `reason` is translated, and a message without words is called a picture.
 */
export function noticeText(
  words: NoticeWords,
  code: NoticeCode,
  params: Params,
  { locale, free }: { locale: string; free: string },
): { title: string; body: string } {
  const shown = (name: string): string => {
    const value = params[name] ?? '';
    if (name === 'amount' && typeof value === 'number') return priceOf(value, locale, free);
    if (name === 'preview') return String(value) || words.picture;
    const reason = name === 'reason' && REPORT_REASONS.find((known) => known === value);
    return reason ? words.reasons[reason] : String(value);
  };
  // In one pass: a value that looks like a placeholder stays what it is.
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => shown(name));
  const { title, body } = words[code];
  return { title: filled(title), body: filled(body) };
}

const priceOf = (amount: number, locale: string, free: string) =>
  formatPrice(amount, { locale, free, precision: 'short' });

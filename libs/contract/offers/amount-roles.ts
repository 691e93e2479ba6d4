import type { Amount } from '#contract/offers/dollar-amounts';
import { HIDDEN } from '#contract/offers/message-text';
import { type Role, roleOf } from '#contract/offers/offer-patterns';

const SENTENCE_END = /[!?;\n]|(?<!\.)\.(?!\.)/;
const WORDS = new RegExp(`[\\p{L}${HIDDEN}'\\d]+|,`, 'gu');
/** "40 or 50", "40-50": the second amount does what the first one does. */
const JOINED = /^,? ?(?:-|(?:(?:or|and|to|even|maybe|up) ?)+)$/;
const REACH = 7;

const wordsOf = (text = ''): string[] => text.match(WORDS) ?? [];

/** What each amount's sentence does with it, in order. */
export function rolesOf(text: string, amounts: readonly Amount[]): Role[] {
  const roles: Role[] = [];
  for (const [index, { start, end }] of amounts.entries()) {
    const before = text.slice(amounts[index - 1]?.end ?? 0, start);
    const following = text.slice(end, amounts[index + 1]?.start).split(SENTENCE_END);
    const previous = roles.at(-1);
    const role = roleOf(
      {
        before: wordsOf(before.split(SENTENCE_END).at(-1)).slice(-REACH).join(' '),
        after: wordsOf(following[0]).slice(0, REACH).join(' '),
      },
      following.length > 1 || index === amounts.length - 1,
    );
    const inherits = role === 'none' && previous && previous !== 'stated' && JOINED.test(before.trim());
    roles.push(inherits ? previous : role);
  }
  return roles;
}

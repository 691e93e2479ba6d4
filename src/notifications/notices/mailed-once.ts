import type { NoticeKind } from '#contract/notices/notices';

/** Of these there is one mail until it has been read, whatever comes after it; each step of an offer has its own. */
const MAILED_ONCE: readonly NoticeKind[] = ['chat_message', 'comment', 'like'];

export const isMailedOnce = (kind: NoticeKind): boolean => MAILED_ONCE.includes(kind);

const IS_MAILED_ANEW = `
  notices.read_at is not null or excluded.kind not in (${MAILED_ONCE.map((kind) => `'${kind}'`).join(', ')})`;

/** SQL, as text: what a notice that takes the place of another (`notices`) keeps of its having been mailed. */
export const STILL_MAILED = `
  mailed_at = case when ${IS_MAILED_ANEW} then null else notices.mailed_at end,
  counted_at = case when ${IS_MAILED_ANEW} then null else notices.counted_at end`;

import { sql } from 'kysely';
import type { NoticeKind } from '#contract/notices/notices';

/** Of these there is one mail until it has been read, whatever comes after it; each step of an offer has its own. */
const MAILED_ONCE: readonly NoticeKind[] = ['chat_message', 'comment'];

export const isMailedOnce = (kind: NoticeKind): boolean => MAILED_ONCE.includes(kind);

/** SQL, of a notice that takes the place of another (`notices`). */
export const IS_MAILED_ANEW = sql`
  notices.read_at is not null or excluded.kind not in (${sql.join(MAILED_ONCE.map((kind) => sql.lit(kind)))})`;

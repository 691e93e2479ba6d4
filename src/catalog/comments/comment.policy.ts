import { HOUR_MINUTES } from '#contract/time';
import { isAdmin, type SignedIn } from '#platform/auth/actor';
import type { Budget } from '#platform/throttle/rate-limits';
import type { Comment } from './comment.entity.js';

type Written = Pick<Comment, 'authorId'>;

/** Its author alone (spec 1, section 6). */
export const mayEditComment = (actor: SignedIn, { authorId }: Written): boolean => actor.id === authorId;

/** Each is read anew by everybody who has the listing open. */
export const EDITS_PER_HOUR = 60;

export const editBudget = ({ id }: Pick<SignedIn, 'id'>): Budget => ({
  rule: 'catalog.comment-edit',
  key: id,
  limit: EDITS_PER_HOUR,
  windowMinutes: HOUR_MINUTES,
});

/** Its author, and administrators (decisions: Catalog). */
export const mayDeleteComment = (actor: SignedIn, { authorId }: Written): boolean =>
  actor.id === authorId || isAdmin(actor);

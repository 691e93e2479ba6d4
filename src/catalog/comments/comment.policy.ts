import { isAdmin, type SignedIn } from '#platform/auth/actor';
import type { Comment } from './comment.entity.js';

type Written = Pick<Comment, 'authorId'>;

/** Its author alone (spec 1, section 6). */
export const mayEditComment = (actor: SignedIn, { authorId }: Written): boolean => actor.id === authorId;

/** Its author, and administrators (decisions: Catalog). */
export const mayDeleteComment = (actor: SignedIn, { authorId }: Written): boolean =>
  actor.id === authorId || isAdmin(actor);

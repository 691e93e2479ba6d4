import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { nameProblem } from '#contract/accounts/names';
import { COMMENT_LIMITS } from '#contract/comments';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { InvalidInput } from '#platform/http/http.errors';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { ListingNotFound } from '../listings/listing.errors.js';
import type { PostCommentBody } from './comment.dto.js';
import { Comment } from './comment.entity.js';
import { CommentIdTaken } from './comment.errors.js';
import { RightToComment } from './right-to-comment.js';

/** Says something about a listing. With the id of a comment that is there already, nothing happens. */
export class PostComment extends Command<void> {
  constructor(
    readonly author: SignedIn,
    readonly listingId: string,
    readonly comment: PostCommentBody,
  ) {
    super();
  }
}

@CommandHandler(PostComment)
export class PostCommentHandler implements ICommandHandler<PostComment> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly rights: RightToComment,
    private readonly clock: Clock,
  ) {}

  async execute({ author, listingId, comment }: PostComment): Promise<void> {
    const authorName = nameOf(author, comment.name);
    const { perWindow, windowMinutes } = COMMENT_LIMITS;
    await this.limits.spend({
      rule: 'catalog.comment',
      key: author.id,
      limit: perWindow,
      windowMinutes,
      code: 'catalog.too-many-comments',
    });
    const { id } = comment;
    await this.em.transactional(async (em) => {
      // The same one may be sent twice at once.
      await this.db.lock(`catalog.comment:${id}`);
      const known = await em.findOne(Comment, id);
      if (known && known.authorId === author.id && known.listingId === listingId) return;
      if (known) throw new CommentIdTaken();
      const sellerId = await this.sellerOf(listingId);
      await this.rights.assert(author.id, sellerId);
      const written = { id, listingId, authorId: author.id, authorName, content: comment.content };
      em.persist(Comment.post(written, this.clock.now()));
    });
  }

  /** The listing does not go before the comment is stored. */
  private async sellerOf(listingId: string): Promise<string> {
    const listing = await this.db.first(sql<{ sellerId: string }>`
      select seller_id as "sellerId" from catalog.listings
      where id = ${listingId} and status <> 'removed' for key share`);
    if (!listing) throw new ListingNotFound(listingId);
    return listing.sellerId;
  }
}

/** Members go by their own name; a guest has none but what they say here. */
function nameOf({ kind }: SignedIn, given = ''): string | null {
  if (kind === 'member') return null;
  const problem = given === '' ? 'comment-name-required' : nameProblem(given);
  if (problem) throw new InvalidInput([{ field: 'name', code: problem }]);
  return given;
}

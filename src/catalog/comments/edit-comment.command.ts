import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { RateLimits } from '#platform/throttle/rate-limits';
import { Listing } from '../listings/listing.entity.js';
import { Comment } from './comment.entity.js';
import { CommentNotFound, NotYourComment } from './comment.errors.js';
import { editBudget, mayEditComment } from './comment.policy.js';
import { RightToComment } from './right-to-comment.js';

/** Says it otherwise; the comment is marked as edited. */
export class EditComment extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly commentId: string,
    readonly content: string,
  ) {
    super();
  }
}

@CommandHandler(EditComment)
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly rights: RightToComment,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, commentId, content }: EditComment): Promise<void> {
    await this.limits.spend(editBudget(actor));
    await this.em.transactional(async (em) => {
      const comment = await em.findOne(Comment, commentId);
      if (!comment) throw new CommentNotFound();
      if (!mayEditComment(actor, comment)) throw new NotYourComment();
      const listing = await em.findOne(Listing, comment.listingId);
      if (!listing || listing.status === 'removed') throw new CommentNotFound();
      await this.rights.assert(actor.id, listing.sellerId);
      comment.revise(content, this.clock.now());
    });
  }
}

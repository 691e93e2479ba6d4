import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Comment } from './comment.entity.js';
import { CommentNotFound, NotYourComment } from './comment.errors.js';
import { mayDeleteComment } from './comment.policy.js';

export class DeleteComment extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly commentId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteComment)
export class DeleteCommentHandler implements ICommandHandler<DeleteComment> {
  constructor(private readonly em: EntityManager) {}

  async execute({ actor, commentId }: DeleteComment): Promise<void> {
    await this.em.transactional(async (em) => {
      const comment = await em.findOne(Comment, commentId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!comment) throw new CommentNotFound();
      if (!mayDeleteComment(actor, comment)) throw new NotYourComment();
      comment.delete();
      em.remove(comment);
    });
  }
}

import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CommentController } from './comment.controller.js';
import { Comment } from './comment.entity.js';
import { CommentsOfListingHandler } from './comments-of-listing.query.js';
import { DeleteCommentHandler } from './delete-comment.command.js';
import { EditCommentHandler } from './edit-comment.command.js';
import { ForgetCommentsOnLeaving } from './forget-comments.on-leaving.js';
import { NotifyPeopleOnCommentPosted } from './notify-people.on-comment-posted.js';
import { PostCommentHandler } from './post-comment.command.js';
import { RightToComment } from './right-to-comment.js';
import { SeedCommentsOnDemo } from './seed-comments.on-demo.js';
import { TakeCommentsOnJoining } from './take-comments.on-joining.js';
import { TellWatchersOnCommentsChanged } from './tell-watchers.on-comments-changed.js';

/** What people say about a listing, in public. */
@Module({
  imports: [MikroOrmModule.forFeature([Comment])],
  controllers: [CommentController],
  providers: [
    RightToComment,
    PostCommentHandler,
    EditCommentHandler,
    DeleteCommentHandler,
    CommentsOfListingHandler,

    NotifyPeopleOnCommentPosted,
    TellWatchersOnCommentsChanged,

    ForgetCommentsOnLeaving,
    TakeCommentsOnJoining,
    SeedCommentsOnDemo,
  ],
})
export class CommentsModule {}

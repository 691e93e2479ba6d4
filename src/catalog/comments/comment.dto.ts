import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { COMMENT_LIMITS as LIMITS } from '#contract/comments';
import { CursorField } from '#platform/http/cursor-field';
import { IfGiven } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { OneLine } from '#platform/http/one-line';
import { Trimmed } from '#platform/http/trimmed';
import { ImageAnswer } from '#platform/media/media.dto';

export class EditCommentBody {
  @Trimmed()
  @MaxLength(LIMITS.content, { message: 'comment-too-long', context: { max: LIMITS.content } })
  @IsNotEmpty({ message: 'comment-required' })
  @IsString({ message: 'comment-required' })
  content!: string;
}

export class PostCommentBody extends EditCommentBody {
  /** Made by the sender, so that sending again stores nothing twice. */
  @IsUUID()
  id!: string;

  /** What a guest calls themselves; of a member it is not used. */
  @IfGiven()
  @OneLine()
  @MaxLength(LIMITS.name, { message: 'comment-name-too-long', context: { max: LIMITS.name } })
  @IsString()
  name?: string;
}

export class CommentsParams {
  /** `nextCursor` of the page before. */
  @CursorField()
  cursor?: string;
}

export class CommentId {
  id!: string;
}

export class CommentAuthor {
  id!: string;
  kind!: 'member' | 'guest';
  name!: string;
  avatar!: ImageAnswer | null;
}

export class ListingComment {
  id!: string;
  author!: CommentAuthor;
  content!: string;
  /** Written by who sells the listing. */
  bySeller!: boolean;
  createdAt!: string;
  editedAt!: string | null;
}

/** When capped there are more than `count`. */
export class CommentCount {
  count!: number;
  capped!: boolean;
}

export class CommentPage {
  /** Newest first. */
  items!: ListingComment[];
  nextCursor!: string | null;
  /** On the first page. */
  total?: CommentCount;
}

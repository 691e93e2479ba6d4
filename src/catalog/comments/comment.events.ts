/** Somebody commented on a listing. Not part of the contract. */
export class CommentPosted {
  static readonly type = 'catalog.comment-posted';
  constructor(
    readonly commentId: string,
    readonly listingId: string,
    readonly authorId: string,
  ) {}
}

/** The comments on a listing are others than before; whoever shows them asks again. Not part of the contract. */
export class CommentsChanged {
  static readonly type = 'catalog.comments-changed';
  constructor(readonly listingId: string) {}
}

import { defineEntity, p } from '@mikro-orm/core';
import { record } from '#platform/outbox/domain-event';
import { CommentPosted, CommentsChanged } from './comment.events.js';

const CommentSchema = defineEntity({
  name: 'Comment',
  schema: 'catalog',
  tableName: 'comments',
  properties: {
    id: p.uuid().primary(),
    listingId: p.uuid(),
    authorId: p.uuid(),
    authorName: p.text().nullable(),
    content: p.text(),
    createdAt: p.datetime(),
    editedAt: p.datetime().nullable(),
  },
});

interface Written {
  id: string;
  listingId: string;
  authorId: string;
  /** What a guest calls themselves; members go by their own name. */
  authorName: string | null;
  content: string;
}

/** What somebody says about a listing, in public. */
export class Comment extends CommentSchema.class {
  static post(written: Written, now: Date): Comment {
    const comment = Object.assign(new Comment(), { ...written, createdAt: now, editedAt: null });
    const { id, listingId, authorId } = written;
    record(comment, new CommentPosted(id, listingId, authorId));
    record(comment, new CommentsChanged(listingId));
    return comment;
  }

  revise(content: string, now: Date): void {
    if (content === this.content) return;
    this.content = content;
    this.editedAt = now;
    record(this, new CommentsChanged(this.listingId));
  }

  delete(): void {
    record(this, new CommentsChanged(this.listingId));
  }
}

CommentSchema.setClass(Comment);

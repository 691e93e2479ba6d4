import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { COMMENT_LIMITS } from '#contract/comments';
import { listingPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { AreApart } from '../catalog.contract.js';
import { CommentPosted } from './comment.events.js';

interface Talk {
  title: string;
  sellerId: string;
  /** Who has written since the seller did last. */
  waiting: string[];
}

/** The seller learns of a comment; when they answer, those who have written since their last answer do. */
@Injectable()
@ReactsTo(CommentPosted)
export class NotifyPeopleOnCommentPosted implements Reaction<CommentPosted> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async react({ commentId, listingId, authorId }: CommentPosted): Promise<void> {
    const talk = await this.talkUpTo(commentId);
    if (!talk) return;
    const bySeller = authorId === talk.sellerId;
    const code = bySeller ? 'comment-answered' : 'comment-posted';
    // Nobody's name: what others are told must not outlive who it is about.
    const notice = {
      kind: 'comment',
      code,
      params: { title: talk.title },
      link: `${pathTo(listingPage.path, listingId)}#comments`,
    } as const;
    for (const personId of bySeller ? talk.waiting : [talk.sellerId]) {
      // Since they wrote, one of the two may have blocked the other.
      if (await this.queries.execute(new AreApart(authorId, personId))) continue;
      await this.commands.execute(new NotifyPerson(personId, notice, { subject: `comments:${listingId}` }));
    }
  }

  /** Nothing when the comment or the listing is gone by now. */
  private talkUpTo(commentId: string): Promise<Talk | undefined> {
    return this.db.first(sql<Talk>`
      select listing.title, listing.seller_id as "sellerId", (
        select coalesce(json_agg(distinct author_id), '[]') from (
          select earlier.author_id, max(earlier.created_at) as at from catalog.comments earlier
          where earlier.listing_id = listing.id and earlier.author_id <> listing.seller_id
            and (earlier.created_at, earlier.id) < (comment.created_at, comment.id)
            and earlier.created_at > coalesce((
              select max(created_at) from catalog.comments
              where listing_id = listing.id and author_id = listing.seller_id
                and (created_at, id) < (comment.created_at, comment.id)), '-infinity')
          group by earlier.author_id order by at desc limit ${COMMENT_LIMITS.answered}
        ) waiting
      ) as waiting
      from catalog.comments comment
      join catalog.listings listing on listing.id = comment.listing_id and listing.status <> 'removed'
      where comment.id = ${commentId}`);
  }
}

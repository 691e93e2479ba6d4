import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { MergedConversations, rowsOf } from '../conversations/merged-conversations.js';
import { TakeConversationsOnJoining } from '../conversations/take-conversations.on-joining.js';
import { TakeItemsOnJoining } from '../items/take-items.on-joining.js';
import { OPEN } from './offer.sql.js';

@Injectable()
@OnJoining({ before: [TakeConversationsOnJoining, TakeItemsOnJoining] })
export class TakeOffersOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly merged: MergedConversations,
  ) {}

  async takeAlong(joiner: Joiner): Promise<void> {
    const { guestId: from, memberId: to } = joiner;
    const merged = await this.merged.of(joiner);
    // In the order everybody locks in: the copies of what the guest sells before what is offered for it.
    await this.db.rows(sql`
      select from messaging.items where seller_id = ${from} order by id for update`);
    // Of two open offers for one listing the member's stays.
    await this.db.rows(sql`
      update messaging.offers guests set status = 'withdrawn', updated_at = now()
      where guests.buyer_id = ${from} and guests.status in ${OPEN} and exists (
        select from messaging.offers members
        where members.buyer_id = ${to} and members.listing_id = guests.listing_id
          and members.status in ${OPEN})`);
    await this.db.rows(sql`update messaging.offers set buyer_id = ${to} where buyer_id = ${from}`);
    await this.db.rows(sql`update messaging.offers set seller_id = ${to} where seller_id = ${from}`);
    await this.db.rows(sql`
      update messaging.offers set conversation_id = pairs.kept from ${rowsOf(merged)} pairs
      where conversation_id = pairs.gone`);
    // Of two open questions in what becomes one conversation the newer stays, whoever was asked it.
    await this.db.rows(sql`
      update messaging.messages older set asked_status = 'replaced'
      from ${rowsOf(merged)} pairs
      join messaging.messages newer on newer.conversation_id in (pairs.gone, pairs.kept)
      where older.conversation_id in (pairs.gone, pairs.kept)
        and older.asked_status = 'open' and newer.asked_status = 'open'
        and older.sender_id in (${from}, ${to}) and newer.sender_id in (${from}, ${to})
        and (older.created_at, older.id) < (newer.created_at, newer.id)`);
  }
}

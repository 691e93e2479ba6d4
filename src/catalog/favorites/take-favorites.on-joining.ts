import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { removeFavorites } from './favorite-counts.sql.js';

/** All of them, also where that makes more than a free account may add: nothing of a guest's is lost by joining. */
@Injectable()
@OnJoining()
export class TakeFavoritesOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    // What both have saved is one favorite from now on, and what one of them sells is the other's own.
    await this.db.rows(
      removeFavorites(sql`(
        favorite.person_id = ${guestId} and exists (
          select from catalog.favorites own
          where own.person_id = ${memberId} and own.listing_id = favorite.listing_id)
        or favorite.person_id in (${guestId}, ${memberId}) and exists (
          select from catalog.listings sold
          where sold.id = favorite.listing_id and sold.seller_id in (${guestId}, ${memberId})))`),
    );
    await this.db.rows(sql`
      update catalog.favorites set person_id = ${memberId} where person_id = ${guestId}`);
  }
}

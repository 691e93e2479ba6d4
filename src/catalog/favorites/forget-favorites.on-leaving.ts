import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { removeFavorites } from './favorite-counts.sql.js';

@Injectable()
@OnLeaving('catalog.favorites.person_id')
export class ForgetFavoritesOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(removeFavorites(sql`favorite.person_id = ${id}`));
  }
}

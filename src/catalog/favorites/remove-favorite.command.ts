import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { removeFavorites } from './favorite-counts.sql.js';

/** Takes a listing off somebody's favorites, if it is one of them. */
export class RemoveFavorite extends Command<void> {
  constructor(
    readonly personId: string,
    readonly listingId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveFavorite)
export class RemoveFavoriteHandler implements ICommandHandler<RemoveFavorite> {
  constructor(private readonly db: Database) {}

  async execute({ personId, listingId }: RemoveFavorite): Promise<void> {
    await this.db.rows(
      removeFavorites(sql`favorite.person_id = ${personId} and favorite.listing_id = ${listingId}`),
    );
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { WithdrawNotices } from '../../notifications/notifications.contract.js';
import { removeFavorites } from './favorite-counts.sql.js';
import { likesOf } from './save-favorite.command.js';

/** Takes a listing off somebody's favorites, if it is one of them. What its seller was told goes with the last one's. */
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
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async execute({ personId, listingId }: RemoveFavorite): Promise<void> {
    await this.em.transactional(async () => {
      await this.db.rows(
        removeFavorites(sql`favorite.person_id = ${personId} and favorite.listing_id = ${listingId}`),
      );
      // Behind the lock of the listing, which whoever saves it takes as well.
      const unliked = await this.db.rows(sql<{ personId: string }>`
        select seller_id as "personId" from catalog.listings where id = ${listingId} and favorite_count = 0`);
      const subject = likesOf(listingId);
      await this.commands.execute(new WithdrawNotices(unliked.map((seller) => ({ ...seller, subject }))));
    });
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { limitOf } from '#contract/monetization/plans';
import { toCents } from '#contract/money';
import { listingPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import { DAY_MINUTES } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { type Budget, RateLimits } from '#platform/throttle/rate-limits';
import { EntitlementsOf } from '../../identity/identity.contract.js';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { AreApart } from '../catalog.contract.js';
import { ListingNotFound } from '../listings/listing.errors.js';
import { FavoriteOfOwnListing, FavoritesLimitReached } from './favorite.errors.js';
import { countFavorites } from './favorite-counts.sql.js';
import type { SaveFavoriteBody } from './favorites.dto.js';

/** Somebody wants to see a listing again. Saved already, it stays as it is. */
export class SaveFavorite extends Command<void> {
  constructor(
    readonly person: SignedIn,
    readonly listingId: string,
    /** Of one that is taken back into the list: as it stood there. */
    readonly before: SaveFavoriteBody,
  ) {
    super();
  }
}

/** Subject of what its seller is told of those who saved a listing: one notice, however many they are. */
export const likesOf = (listingId: string): string => `likes:${listingId}`;

/** Whoever takes a heart away and sets it again, and again, is told of once in a day. */
const toldOnce = (personId: string, listingId: string): Budget => ({
  rule: 'catalog.like-told',
  key: `${personId}:${listingId}`,
  limit: 1,
  windowMinutes: DAY_MINUTES,
});

interface Place {
  sellerId: string;
  title: string;
  saved: boolean;
  /** How many this person has, counted as far as the plan goes. */
  kept: number;
}

@CommandHandler(SaveFavorite)
export class SaveFavoriteHandler implements ICommandHandler<SaveFavorite> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  async execute({ person, listingId, before }: SaveFavorite): Promise<void> {
    const { tier } = await this.queries.execute(new EntitlementsOf(person.id));
    const limit = limitOf(tier, 'favorites');
    const saved = await this.em.transactional(async () => {
      const place = await this.placeFor(person.id, listingId, limit ?? 0);
      if (!place) throw new ListingNotFound(listingId);
      if (place.sellerId === person.id) throw new FavoriteOfOwnListing();
      if (place.saved) return null;
      if (limit !== null && place.kept >= limit) throw new FavoritesLimitReached(tier, limit);
      await this.store(person.id, listingId, before);
      return place;
    });
    // What is put back has been told before. Not within the transaction, which may refuse: what was refused is news later.
    if (saved && !before.savedAt && (await this.limits.trySpend(toldOnce(person.id, listingId))))
      await this.tell(saved, person.id, listingId);
  }

  private async tell({ sellerId, title }: Place, personId: string, listingId: string): Promise<void> {
    if (await this.queries.execute(new AreApart(personId, sellerId))) return;
    const link = pathTo(listingPage.path, listingId);
    // Nobody's name: who saves something does so for themselves.
    const notice = { kind: 'like', code: 'listing-liked', params: { title }, link } as const;
    await this.commands.execute(new NotifyPerson(sellerId, notice, { subject: likesOf(listingId) }));
  }

  /**
   * What there is to know before, while the listing stays as it is and nobody saves anything else for this person. What
   * changes it next finds the favorite, and lets it know.
   */
  private async placeFor(personId: string, listingId: string, limit: number): Promise<Place | undefined> {
    await this.db.lock(`catalog.favorites-of:${personId}`);
    return this.db.first(sql<Place>`
      select listing.seller_id as "sellerId", listing.title,
        exists (
          select from catalog.favorites where person_id = ${personId} and listing_id = listing.id
        ) as saved,
        (
          select count(*)::int from (
            select from catalog.favorites favorite
            join catalog.listings kept on kept.id = favorite.listing_id and kept.status <> 'removed'
            where favorite.person_id = ${personId} limit ${limit}
          ) counted
        ) as kept
      from catalog.listings listing
      where listing.id = ${listingId} and listing.status <> 'removed'
      for no key update of listing`);
  }

  private async store(personId: string, listingId: string, before: SaveFavoriteBody): Promise<void> {
    const now = this.clock.now();
    const savedAt = Math.min(Date.parse(before.savedAt ?? '') || now.getTime(), now.getTime());
    const savedCents = before.savedPrice === undefined ? null : toCents(before.savedPrice);
    await this.db.rows(sql`
      with saved as (
        insert into catalog.favorites
          (person_id, listing_id, created_at, price_cents, known_cents, known_status, category)
        select ${personId}, id, ${new Date(savedAt)}::timestamptz,
          coalesce(${savedCents}::int, price_cents), price_cents, status, category
        from catalog.listings where id = ${listingId}
        returning listing_id
      )
      ${countFavorites(sql`select listing_id from saved`, 1)}`);
  }
}

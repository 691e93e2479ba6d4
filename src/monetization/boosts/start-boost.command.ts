import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { BOOST } from '#contract/monetization/boosts';
import { DAY_MS } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { BoostListing, type ListingSummary, LockListing } from '../../catalog/catalog.contract.js';
import { Credits } from '../ledger/credits.js';
import type { StartBoostBody, StartedBoost } from './boost.dto.js';
import {
  BoostedLongEnough,
  ListingNotActive,
  ListingToBoostNotFound,
  NotYourListingToBoost,
} from './boost.errors.js';

/** Somebody spends a credit: a listing of theirs stands first for a week, or a week longer. */
export class StartBoost extends Command<StartedBoost> {
  constructor(
    readonly person: SignedIn,
    readonly wanted: StartBoostBody,
  ) {
    super();
  }
}

interface Latest {
  id: string;
  endsAt: number;
}

@CommandHandler(StartBoost)
export class StartBoostHandler implements ICommandHandler<StartBoost> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly credits: Credits,
    private readonly clock: Clock,
  ) {}

  execute({ person, wanted: { id, listingId } }: StartBoost): Promise<StartedBoost> {
    return this.em.transactional(async () => {
      const listing = await this.commands.execute(new LockListing(listingId));
      if (!listing) throw new ListingToBoostNotFound();
      if (listing.sellerId !== person.id) throw new NotYourListingToBoost();
      const latest = await this.latestOf(listingId);
      const running = latest && latest.endsAt > this.clock.now().getTime() ? latest : undefined;
      const boost = { id: running?.id ?? uuid(), listing };
      const key = `boost:${person.id}:${listingId}:${id}`;
      const spent = await this.credits.spend({
        key,
        personId: person.id,
        kind: 'boost',
        credits: BOOST.credits,
        subjectId: boost.id,
      });
      const endsAt = spent || !latest ? await this.boost(boost, running) : new Date(latest.endsAt);
      const { spendable } = await this.credits.balanceOf(person.id);
      return { listingId, endsAt: endsAt.toISOString(), spendable };
    });
  }

  private async boost(
    { id, listing }: { id: string; listing: ListingSummary },
    running: Latest | undefined,
  ): Promise<Date> {
    if (listing.status !== 'active') throw new ListingNotActive();
    const now = this.clock.now();
    const ahead = running ? running.endsAt - now.getTime() : 0;
    if (ahead + BOOST.days * DAY_MS > BOOST.mostDaysAhead * DAY_MS)
      throw new BoostedLongEnough(BOOST.mostDaysAhead);
    const until = await this.commands.execute(new BoostListing(listing.id, listing.sellerId, BOOST.days));
    await this.db.rows(sql`
      insert into monetization.boosts as boost (id, listing_id, seller_id, title, starts_at, ends_at, credits)
      values (${id}, ${listing.id}, ${listing.sellerId}, ${listing.title}, ${now}, ${until}, ${BOOST.credits})
      on conflict (id) do update set ends_at = excluded.ends_at, credits = boost.credits + excluded.credits`);
    return until;
  }

  /** While the listing is locked, it stays so. */
  private latestOf(listingId: string): Promise<Latest | undefined> {
    return this.db.first(sql<Latest>`
      select id, extract(epoch from ends_at)::float8 * 1000 as "endsAt" from monetization.boosts
      where listing_id = ${listingId} order by ends_at desc limit 1`);
  }
}

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { BOOST } from '#contract/monetization/boosts';
import { DAY_MINUTES } from '#contract/time';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { BoostListing } from '../../catalog/catalog.contract.js';
import { Credits } from '../ledger/credits.js';

/** Whole days ago; what is older than a boost is over. */
const DEMO_BOOSTS = [
  { person: 'mara_k', listing: 'Enamelled cast-iron pot, 5 l', daysAgo: 11 },
  { person: 'mara_k', listing: 'Aquarium, 60 l, with filter and light', daysAgo: 4 },
  { person: 'theo_b', listing: 'Pair of bookshelf speakers, walnut veneer', daysAgo: 2 },
  { person: 'jonas_w', listing: 'Cordless drill, 18 V, two batteries', daysAgo: 5 },
  { person: 'hana_sato', listing: 'Arched floor mirror, 160 cm', daysAgo: 1 },
  { person: 'lena_ortiz', listing: 'Cat tree, 110 cm', daysAgo: 6 },
] as const;

/** Some credits, and what some have been spent on. */
@Injectable()
@OnDemo({ makes: 'boost', needs: ['person', 'listing'] })
export class SeedBoostsOnDemo implements DemoSeed {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly credits: Credits,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.db.first(sql`select from monetization.boosts limit 1`)) !== undefined;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const name of new Set(DEMO_BOOSTS.map(({ person }) => person)))
      await this.credits.grant({
        key: `demo:${name}`,
        personId: town.idOf('person', name),
        credits: 3,
        kind: 'granted',
      });
    for (const boost of DEMO_BOOSTS) await this.boost(town, boost);
    await this.credits.grant({
      key: 'demo:held',
      personId: town.idOf('person', 'mara_k'),
      credits: 1,
      kind: 'referral',
      spendableFrom: town.ago(-5 * DAY_MINUTES),
    });
  }

  private async boost(
    town: DemoTown,
    { person, listing, daysAgo }: (typeof DEMO_BOOSTS)[number],
  ): Promise<void> {
    const [id, personId, listingId] = [uuid(), town.idOf('person', person), town.idOf('listing', listing)];
    const daysLeft = BOOST.days - daysAgo;
    await this.credits.spend({
      key: `demo:${id}`,
      personId,
      kind: 'boost',
      credits: BOOST.credits,
      subjectId: id,
    });
    if (daysLeft > 0) await this.commands.execute(new BoostListing(listingId, personId, daysLeft));
    await this.db.rows(sql`
      insert into monetization.boosts (id, listing_id, seller_id, title, starts_at, ends_at, credits, told_at)
      values (${id}, ${listingId}, ${personId}, ${listing}, ${town.ago(daysAgo * DAY_MINUTES)},
        ${town.ago(-daysLeft * DAY_MINUTES)}, ${BOOST.credits}, ${daysLeft > 0 ? null : town.ago(-daysLeft * DAY_MINUTES)})`);
  }
}

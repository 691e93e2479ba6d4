import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { forgetRecordedEvents } from '#platform/outbox/domain-event';
import { LockListing, ReserveListing } from '../../catalog/catalog.contract.js';
import { Meetup } from '../meetups/meetup.entity.js';
import { MeetupListings, type MetListing } from '../meetups/meetup-listings.js';
import { DEMO_MEETUPS, type DemoMeetup } from './demo-meetups.js';
import { playMeetup } from './play-meetup.js';

/** Lets the demo town's people meet: one meetup in every state, and nobody is told of what is long known. */
@Injectable()
@OnDemo({ makes: 'meetup', needs: ['person', 'listing', 'sale'] })
export class SeedMeetupsOnDemo implements DemoSeed {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly listings: MeetupListings,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.em.fork().count(Meetup)) > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const demo of DEMO_MEETUPS) await this.meet(demo, town);
  }

  private async meet(demo: DemoMeetup, town: DemoTown): Promise<void> {
    const listing = await this.listingOf(demo, town);
    await this.listings.know(listing);
    const saleId = demo.isSold ? town.idOf('sale', demo.listing) : null;
    const buyerId = town.idOf('person', demo.buyer);
    const meetup = playMeetup(demo, { now: town.now, listing, buyerId, saleId });
    if (meetup.status === 'confirmed') {
      await this.commands.execute(new ReserveListing(listing.id, listing.sellerId));
      meetup.reservedAt = town.now;
    }
    forgetRecordedEvents(meetup);
    await this.em.persist(meetup).flush();
  }

  /** What was sold has no listing any more. */
  private async listingOf(demo: DemoMeetup, town: DemoTown): Promise<MetListing> {
    const { listing: title, seller, price = 0, isSold } = demo;
    const at = town.now.toISOString();
    if (!isSold) {
      const found = await this.commands.execute(new LockListing(town.idOf('listing', title)));
      if (!found) throw new Error(`The demo town has nothing like ${title}.`);
      return found;
    }
    const id = town.idOf('sold listing', title);
    const sellerId = town.idOf('person', seller);
    const words = { title, price, image: null } as const;
    return { id, sellerId, ...words, status: 'deleted', changedAt: at };
  }
}

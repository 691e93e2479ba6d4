import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DAY_MINUTES } from '#contract/time';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { LockListing, ReserveListing } from '../../catalog/catalog.contract.js';
import { sayingOf } from '../meetup-news/meetup-line.js';
import { MeetupNews } from '../meetup-news/meetup-news.js';
import { Meetup } from '../meetups/meetup.entity.js';
import { MeetupListings, type MetListing } from '../meetups/meetup-listings.js';
import { DEMO_MEETUPS, type DemoMeetup } from './demo-meetups.js';
import { playMeetup } from './play-meetup.js';

/** What was told longer ago has been read. */
const UNREAD_MINUTES = DAY_MINUTES;

/** Lets the demo town's people meet: one meetup in every state, with what was said and told of it in its time. */
@Injectable()
@OnDemo({ makes: 'meetup', needs: ['person', 'listing', 'sale', 'conversation'] })
export class SeedMeetupsOnDemo implements DemoSeed {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly listings: MeetupListings,
    private readonly news: MeetupNews,
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
    const { meetup, told } = playMeetup(demo, { now: town.now, listing, buyerId, saleId });
    if (meetup.status === 'confirmed') {
      await this.commands.execute(new ReserveListing(listing.id, listing.sellerId, meetup.id, buyerId));
      meetup.reservedAt = town.now;
    }
    await this.em.persist(meetup).flush();
    for (const { change, at } of told) {
      const saying = sayingOf(change, at);
      if (saying) await this.commands.execute(saying);
      await this.news.tell(change, { toldAt: at, read: at < town.ago(UNREAD_MINUTES) });
    }
  }

  /** What was sold has no listing any more. */
  private async listingOf(demo: DemoMeetup, town: DemoTown): Promise<MetListing> {
    const { listing: title, seller, price = 0, category = 'other', isSold } = demo;
    const at = town.now.toISOString();
    if (!isSold) {
      const found = await this.commands.execute(new LockListing(town.idOf('listing', title)));
      if (!found) throw new Error(`The demo town has nothing like ${title}.`);
      return found;
    }
    const id = town.idOf('sold listing', title);
    const sellerId = town.idOf('person', seller);
    const words = { title, price, category, image: null } as const;
    return { id, sellerId, ...words, status: 'deleted', changedAt: at };
  }
}

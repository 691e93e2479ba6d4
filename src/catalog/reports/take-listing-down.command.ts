import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { contactPage } from '#contract/pages/community';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { NotifyPeople, NotifyPerson } from '../../notifications/notifications.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { ListingNotFound } from '../listings/listing.errors.js';
import { listingUsage } from '../listings/listing-media.js';

/** An administrator takes a listing down for good, with a reason that its seller reads. What was reported of it is settled. */
export class TakeListingDown extends Command<void> {
  constructor(
    readonly administrator: SignedIn,
    readonly listingId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(TakeListingDown)
export class TakeListingDownHandler implements ICommandHandler<TakeListingDown> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly media: MediaLibrary,
    private readonly clock: Clock,
  ) {}

  async execute({ administrator, listingId, reason }: TakeListingDown): Promise<void> {
    await this.em.transactional(async (em) => {
      const listing = await em.findOne(Listing, listingId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!listing) throw new ListingNotFound(listingId);
      listing.delete(this.clock.now(), administrator.id);
      await this.media.detachFrom(listingUsage(listingId));
      em.remove(listing);
      await em.flush();
      if (listing.sellerId !== administrator.id) await this.tellSeller(listing, reason);
      await this.settleReports(listing);
    });
  }

  private async tellSeller({ id, sellerId, title }: Listing, reason: string): Promise<void> {
    const notice = {
      kind: 'other',
      code: 'listing-taken-down',
      params: { title, reason },
      link: contactPage.path,
    } as const;
    await this.commands.execute(new NotifyPerson(sellerId, notice, { subject: `taken-down:${id}` }));
  }

  /** Of the comments on it, too, which are gone with it. Who reported it learns that it is gone, and not why. */
  private async settleReports({ id, title }: Listing): Promise<void> {
    const settled = await this.db.rows(sql<{ reporterId: string; ofComment: boolean }>`
      update catalog.listing_reports set status = 'resolved'
      where listing_id = ${id} and status in ('pending', 'reviewed')
      returning reporter_id as "reporterId", comment_id is not null as "ofComment"`);
    const notice = { kind: 'other', code: 'report-resolved', params: { title }, link: null } as const;
    const told = settled.flatMap(({ reporterId: personId, ofComment }) =>
      ofComment ? [] : [{ personId, notice }],
    );
    await this.commands.execute(new NotifyPeople(told, `report-resolved:${id}`));
  }
}

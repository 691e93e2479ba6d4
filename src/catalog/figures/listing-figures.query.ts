import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FigurePeriod } from '#contract/selling/figures';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { ListingNotFound, NotYourListing } from '../listings/listing.errors.js';
import { mayChangeListing } from '../listings/listing.policy.js';
import type { ListingFiguresAnswer } from './figures.dto.js';
import { LISTING_FIGURES } from './figures.sql.js';

/** How one listing did, for its seller. */
export class ListingFigures extends Query<JsonText<ListingFiguresAnswer>> {
  constructor(
    readonly actor: SignedIn,
    readonly listingId: string,
    readonly days: FigurePeriod,
  ) {
    super();
  }
}

interface Found {
  sellerId: string;
  answer: string;
}

@QueryHandler(ListingFigures)
export class ListingFiguresHandler implements IQueryHandler<ListingFigures> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, listingId, days }: ListingFigures): Promise<JsonText<ListingFiguresAnswer>> {
    const values = [listingId, this.clock.now().toISOString().slice(0, 10), days];
    const [found] = await this.db.prepared<Found>('listing-figures', LISTING_FIGURES, values);
    if (!found) throw new ListingNotFound(listingId);
    if (!mayChangeListing(actor, found)) throw new NotYourListing();
    return new JsonText(found.answer);
  }
}

import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toUsd } from '#contract/money';
import { NEXT_STEPS, NEXT_STEPS_SHOWN } from '#contract/selling/next-steps';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { bySteps, type NextStep, nextStepFor, type StepFacts } from './next-step.js';
import type { NextSteps, NextStepView } from './next-steps.dto.js';

/** What somebody may do next for their listings. */
export class ListNextSteps extends Query<NextSteps> {
  constructor(readonly sellerId: string) {
    super();
  }
}

export type FoundStep = StepFacts & Pick<NextStepView, 'id' | 'title' | 'category' | 'image'>;

@QueryHandler(ListNextSteps)
export class ListNextStepsHandler implements IQueryHandler<ListNextSteps> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sellerId }: ListNextSteps): Promise<NextSteps> {
    const found = await this.db.prepared<FoundStep>('next-steps', FACTS, [sellerId, this.clock.now()]);
    return nextStepsAnswer(found);
  }
}

export const nextStepsAnswer = (found: readonly FoundStep[]): NextSteps => ({
  items: found
    .flatMap((facts) => {
      const step = nextStepFor(facts);
      return step ? [{ facts, step }] : [];
    })
    .toSorted((one, other) => bySteps(NEXT_STEPS)(one.step, other.step))
    .slice(0, NEXT_STEPS_SHOWN)
    .map(viewOf),
});

function viewOf({ facts, step }: { facts: FoundStep; step: NextStep }): NextStepView {
  const { id, title, category, image, views, favorites, priceCents } = facts;
  return {
    id,
    title,
    price: toUsd(priceCents),
    category,
    image,
    views,
    favorites,
    step: step.kind,
    because: step.because,
    lowerPrice: step.toCents === null ? null : toUsd(step.toCents),
  };
}

const daysSince = (moment: string): string =>
  `greatest(0, floor(extract(epoch from $2 - ${moment}) / 86400))::int`;

/**
 * Of the newest listings of the person `$1` that are for sale or kept for somebody, at the time `$2`. The benchmark's bare
 * server sends it too.
 */
export const FACTS = `
  select listing.id, listing.title, listing.category, listing.images -> 0 as image, listing.status,
    listing.price_cents as "priceCents", jsonb_array_length(listing.images) as photos, listing.view_count as views,
    listing.favorite_count as favorites, listing.contact_count as contacts,
    ${daysSince('listing.created_at')} as "listedDays", ${daysSince('listing.updated_at')} as "unchangedDays",
    ${daysSince(`greatest(listing.created_at, seen.last_day at time zone 'utc')`)} as "unseenDays"
  from catalog.listings listing
  left join lateral (
    select day + interval '1 day' as last_day from catalog.listing_days
    where listing_id = listing.id and views > 0 order by day desc limit 1
  ) seen on true
  where listing.seller_id = $1 and listing.status in ('active', 'pending')
  order by listing.created_at desc
  limit 200`;

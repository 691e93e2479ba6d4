import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Feature } from '#contract/monetization/plans';

/** How many of some features somebody has now. */
export type Counts = Partial<Record<Feature, number>>;

/** What a class decorated with `@InPlan` implements. */
export interface PlanPart {
  /** All of its features, in one statement. */
  countsOf(personId: string): Promise<Counts>;
}

const Mark = DiscoveryService.createDecorator<readonly Feature[]>();

/**
 * Marks a provider as what knows how much of these features somebody has: what a smaller plan does not cover is said by it before
 * anybody leaves a larger one. A feature of which nobody keeps anything needs none.
 */
export const InPlan = (...features: readonly Feature[]) => Mark(features);

/** Every `@InPlan` provider: what somebody has of a plan is told by whoever keeps it. */
@Injectable()
export class PlanUsage {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Asks those that know of any of `features`, all at once. */
  async of(personId: string, features: readonly Feature[]): Promise<Counts> {
    const asked = this.parts().filter((part) => part.features.some((one) => features.includes(one)));
    return Object.assign(
      {},
      ...(await Promise.all(asked.map(({ part }) => part.countsOf(personId)))),
    ) as Counts;
  }

  parts(): { features: readonly Feature[]; part: PlanPart }[] {
    return this.discovery.getProviders({ metadataKey: Mark.KEY }).map((wrapper) => ({
      features: this.discovery.getMetadataByDecorator(Mark, wrapper) ?? [],
      part: wrapper.instance as PlanPart,
    }));
  }
}

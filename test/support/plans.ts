import { QueryBus } from '@nestjs/cqrs';
import type { Entitlement, PlanTier } from '#contract/people';
import { EntitlementsOf } from '../../src/identity/identity.contract.js';
import type { TestApp } from './app.js';

const INCLUDED: Record<PlanTier, Entitlement[]> = {
  free: [],
  premium: ['offer-bot'],
  premium_plus: ['offer-bot', 'advanced-offer-bot'],
};

/** Lets a test give people plans, as if they had bought them; who has none keeps what identity says. */
export class Plans {
  private readonly given = new Map<string, PlanTier>();

  constructor({ nest }: TestApp) {
    const bus = nest.get(QueryBus);
    const ask = bus.execute.bind(bus);
    bus.execute = (query: object) => {
      const tier = query instanceof EntitlementsOf ? this.given.get(query.profileId) : undefined;
      return tier ? Promise.resolve({ tier, entitlements: INCLUDED[tier] }) : ask(query);
    };
  }

  give({ id }: { id: string }, tier: PlanTier): void {
    this.given.set(id, tier);
  }
}

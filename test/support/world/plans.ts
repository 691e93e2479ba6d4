import type { PlanTier } from '#contract/people';
import { FullAccess } from '../../../src/identity/entitlements/full-access.js';
import type { TestApp } from '../app/app.js';

/** Lets a test give people plans, as if they had bought them; who has none keeps what identity says. */
export class Plans {
  private readonly given = new Map<string, PlanTier>();

  constructor({ nest }: TestApp) {
    const source = nest.get(FullAccess);
    const tierOf = source.tierOf.bind(source);
    source.tierOf = (person) => this.given.get(person.id) ?? tierOf(person);
  }

  give({ id }: { id: string }, tier: PlanTier): void {
    this.given.set(id, tier);
  }
}

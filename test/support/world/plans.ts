import { CommandBus } from '@nestjs/cqrs';
import type { PlanTier } from '#contract/people';
import { Entitlements } from '../../../src/identity/entitlements/entitlements.js';
import { FullAccess } from '../../../src/identity/entitlements/full-access.js';
import { ForgetEntitlementsOf } from '../../../src/identity/identity.contract.js';
import type { TestApp } from '../app/app.js';

/** Lets a test give people plans, as if they had bought them; who has none keeps what identity says. */
export class Plans {
  /** Null: nobody can say. */
  private readonly given = new Map<string, PlanTier | null>();
  private readonly instances: Pick<TestApp, 'nest'>[];

  /** `others`: more instances of the same application. */
  constructor(
    private readonly app: Pick<TestApp, 'nest'>,
    ...others: Pick<TestApp, 'nest'>[]
  ) {
    this.instances = [app, ...others];
    for (const { nest } of this.instances) {
      const source = nest.get(FullAccess);
      const tierOf = source.tierOf.bind(source);
      source.tierOf = (person) => {
        const given = this.given.get(person.id);
        if (given === null) throw new Error('The subscriptions cannot be read.');
        return given ?? tierOf(person);
      };
    }
  }

  /** From the next request on; nobody is told. */
  give({ id }: { id: string }, tier: PlanTier): void {
    this.given.set(id, tier);
    for (const { nest } of this.instances) nest.get(Entitlements).forget(id);
  }

  /** From the next request on, whoever knows what they bought fails. */
  hide({ id }: { id: string }): void {
    this.given.set(id, null);
    for (const { nest } of this.instances) nest.get(Entitlements).forget(id);
  }

  /** As a purchase does it, or an end: those who remember something else are told, and what follows from it follows. */
  async change({ id }: { id: string }, tier: PlanTier): Promise<void> {
    this.given.set(id, tier);
    await this.app.nest.get(CommandBus).execute(new ForgetEntitlementsOf(id));
  }
}

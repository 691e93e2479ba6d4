import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { addedBy, type Feature } from '#contract/monetization/plans';
import { PLAN_TIERS, type PlanTier } from '#contract/people';
import { type Entitled, type EntitledPerson, GivesTier, type TierSource } from '../identity.contract.js';

const PREMIUM_EMAIL = /premium|pro/;
/** A source that has said nothing by then gives nothing. */
const PATIENCE_MS = 2000;

/** Asks everybody who gives tiers. Who wants to know often asks `Entitlements`. */
@Injectable()
export class Tiers {
  private readonly logger = new Logger('Entitlements');
  private known?: TierSource[];

  constructor(private readonly discovery: DiscoveryService) {}

  /** By whatever gives them the most. */
  async entitled(person: EntitledPerson): Promise<Entitled> {
    const given = await Promise.all(this.sources().map(async (source) => this.askedOf(source, person)));
    const tier = PLAN_TIERS[Math.max(0, ...given.map((one) => PLAN_TIERS.indexOf(one ?? 'free')))] ?? 'free';
    return { tier, entitlements: included(tier, person), verified: !given.includes(null) };
  }

  /** Null when it fails or keeps silent: who cannot show a plan has none. */
  private async askedOf(source: TierSource, person: EntitledPerson): Promise<PlanTier | null> {
    const patience = new AbortController();
    const silence = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error(`No answer in ${PATIENCE_MS} ms.`)), PATIENCE_MS);
      patience.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    try {
      return await Promise.race([source.tierOf(person), silence]);
    } catch (error) {
      this.logger.error(error, `${source.constructor.name} does not say which plan ${person.id} has.`);
      return null;
    } finally {
      patience.abort();
    }
  }

  private sources(): TierSource[] {
    this.known ??= this.discovery
      .getProviders({ metadataKey: GivesTier.KEY })
      .map(({ instance }) => instance as TierSource);
    return this.known;
  }
}

function included(tier: PlanTier, { email }: EntitledPerson): Feature[] {
  const added = addedBy(tier);
  // Spec 1, section 6: by a plan, or by what the e-mail contains.
  if (email !== null && PREMIUM_EMAIL.test(email) && !added.includes('premium-themes'))
    added.push('premium-themes');
  return added;
}

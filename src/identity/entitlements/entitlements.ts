import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Entitlement, PLAN_TIERS, type PlanTier } from '#contract/people';
import { type Entitled, type EntitledPerson, GivesTier, type TierSource } from '../identity.contract.js';

const PREMIUM_EMAIL = /premium|pro/;

/** The one place that says what a person may do beyond the free product, and by which tier. */
@Injectable()
export class Entitlements {
  private known?: TierSource[];

  constructor(private readonly discovery: DiscoveryService) {}

  /** By whatever gives them the most. */
  async of(person: EntitledPerson): Promise<Entitled> {
    const given = await Promise.all(this.sources().map(async (source) => source.tierOf(person)));
    const tier = PLAN_TIERS[Math.max(0, ...given.map((one) => PLAN_TIERS.indexOf(one)))] ?? 'free';
    return { tier, entitlements: included(tier, person) };
  }

  private sources(): TierSource[] {
    this.known ??= this.discovery
      .getProviders({ metadataKey: GivesTier.KEY })
      .map(({ instance }) => instance as TierSource);
    return this.known;
  }
}

function included(tier: PlanTier, { email }: EntitledPerson): Entitlement[] {
  const entitlements: Entitlement[] = [];
  // Spec 1, section 6: by a plan, or by what the e-mail contains.
  if (tier !== 'free' || (email !== null && PREMIUM_EMAIL.test(email))) entitlements.push('premium-themes');
  if (tier !== 'free') entitlements.push('unlimited-favorites', 'unlimited-reports', 'offer-bot');
  if (tier === 'premium_plus') entitlements.push('advanced-offer-bot', 'ai-insights');
  return entitlements;
}

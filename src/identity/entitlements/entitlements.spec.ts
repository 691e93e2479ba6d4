import { describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { PlanTier } from '#contract/people';
import { ConfigModule } from '#platform/config/config.module';
import { loadSettings } from '#platform/config/settings';
import { type EntitledPerson, GivesTier, type TierSource } from '../identity.contract.js';
import { Entitlements } from './entitlements.js';
import { FullAccess } from './full-access.js';

/** As another context has it. */
@Injectable()
@GivesTier()
class Subscriptions implements TierSource {
  private readonly bought = new Map<string, PlanTier>([
    ['with-premium', 'premium'],
    ['with-plus', 'premium_plus'],
  ]);

  async tierOf({ id }: EntitledPerson): Promise<PlanTier> {
    return this.bought.get(id) ?? 'free';
  }
}

const THEMES = 'premium-themes';
const BOTS = [THEMES, 'unlimited-favorites', 'unlimited-reports', 'offer-bot'];
const ALL = [...BOTS, 'advanced-offer-bot', 'ai-insights'];

describe('Entitlements', () => {
  it.each([
    ['nobody', 'me@example.org', 'free', []],
    ['nobody', null, 'free', []],
    ['nobody', 'vip@example.org', 'premium_plus', ALL],
    ['with-premium', 'me@example.org', 'premium', BOTS],
    ['with-plus', 'me@example.org', 'premium_plus', ALL],
    ['with-premium', 'vip@example.org', 'premium_plus', ALL],
    ['with-premium', null, 'premium', BOTS],
    ['nobody', 'premium@example.org', 'free', [THEMES]],
    ['nobody', 'me@pro.example', 'free', [THEMES]],
    ['nobody', 'professor@example.org', 'free', [THEMES]],
  ])('of %s, who is %p: %s, %j', async (id, email, tier, entitlements) => {
    expect(await answered({ id, email }, [FullAccess, Subscriptions])).toEqual({ tier, entitlements });
  });

  it('are the free ones where nobody gives any', async () => {
    expect(await answered({ id: 'with-plus', email: 'vip@example.org' }, [])).toEqual({
      tier: 'free',
      entitlements: [],
    });
  });
});

async function answered(person: EntitledPerson, sources: (typeof FullAccess | typeof Subscriptions)[]) {
  const settings = loadSettings({ FULL_ACCESS_EMAILS: 'you@example.org, vip@example.org' });
  const root = {
    module: class Root {},
    imports: [ConfigModule.with(settings), DiscoveryModule],
    providers: [Entitlements, ...sources],
  };
  const app = await NestFactory.createApplicationContext(root, { logger: false });
  try {
    return await app.get(Entitlements).of(person);
  } finally {
    await app.close();
  }
}

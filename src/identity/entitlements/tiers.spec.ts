import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Injectable, Logger, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { addedBy } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import { ConfigModule } from '#platform/config/config.module';
import { loadSettings } from '#platform/config/settings';
import { type EntitledPerson, GivesTier, type TierSource } from '../identity.contract.js';
import { FullAccess } from './full-access.js';
import { Tiers } from './tiers.js';

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

@Injectable()
@GivesTier()
class Throwing implements TierSource {
  tierOf(): PlanTier {
    throw new Error('The table is gone.');
  }
}

@Injectable()
@GivesTier()
class Silent implements TierSource {
  tierOf(): Promise<PlanTier> {
    return new Promise(() => undefined);
  }
}

const PREMIUM = addedBy('premium');
const ALL = addedBy('premium_plus');
const THEMES = ['premium-themes'];

describe('The tier of a person', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['nobody', 'me@example.org', 'user', 'free', []],
    ['nobody', null, 'user', 'free', []],
    ['nobody', 'vip@example.org', 'user', 'premium_plus', ALL],
    ['nobody', 'boss@example.org', 'admin', 'premium_plus', ALL],
    ['with-premium', 'me@example.org', 'user', 'premium', PREMIUM],
    ['with-plus', 'me@example.org', 'user', 'premium_plus', ALL],
    ['with-premium', 'vip@example.org', 'user', 'premium_plus', ALL],
    ['with-premium', null, 'user', 'premium', PREMIUM],
    ['nobody', 'premium@example.org', 'user', 'free', THEMES],
    ['nobody', 'me@pro.example', 'user', 'free', THEMES],
    ['nobody', 'professor@example.org', 'user', 'free', THEMES],
  ] as const)('of %s, who is %p, a %s: %s, %j', async (id, email, role, tier, entitlements) => {
    expect(await answered({ id, email, role }, [FullAccess, Subscriptions])).toEqual({
      tier,
      entitlements,
      verified: true,
    });
  });

  it('is free where nobody gives any', async () => {
    expect(await answered({ id: 'with-plus', email: 'vip@example.org', role: 'user' }, [])).toEqual({
      tier: 'free',
      entitlements: [],
      verified: true,
    });
  });

  it.each([
    ['fails', Throwing, 'The table is gone.'],
    ['never answers', Silent, 'No answer in 2000 ms.'],
  ])('is free, logged and not verified where a source %s', async (_, source, why) => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const buyer: EntitledPerson = { id: 'somebody', email: 'me@example.org', role: 'user' };
    expect(await answered(buyer, [FullAccess, source])).toEqual({
      tier: 'free',
      entitlements: [],
      verified: false,
    });
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ message: why }),
      `${source.name} does not say which plan somebody has.`,
    );
  });

  it('is what the other sources give where one fails', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const buyer: EntitledPerson = { id: 'with-premium', email: null, role: 'user' };
    expect(await answered(buyer, [Throwing, Subscriptions])).toMatchObject({
      tier: 'premium',
      verified: false,
    });
  });
});

async function answered(person: EntitledPerson, sources: Type<TierSource>[]) {
  const settings = loadSettings({ FULL_ACCESS_EMAILS: 'you@example.org, vip@example.org' });
  const root = {
    module: class Root {},
    imports: [ConfigModule.with(settings), DiscoveryModule],
    providers: [Tiers, ...sources],
  };
  const app = await NestFactory.createApplicationContext(root, { logger: false });
  try {
    return await app.get(Tiers).entitled(person);
  } finally {
    await app.close();
  }
}

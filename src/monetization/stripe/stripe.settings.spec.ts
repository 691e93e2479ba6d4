import { describe, expect, it } from '@jest/globals';
import { loadSettings } from '#platform/config/settings';
import { StripeSettings } from './stripe.settings.js';

const STRIPE_SECRET_KEY = 'sk_test_of_tests';
const STRIPE_WEBHOOK_SECRET = 'whsec_of_tests';

describe('The settings of Stripe', () => {
  it('are none unless told', () => {
    const { isConfigured, STRIPE_TIME_LIMIT } = loadSettings({}).of(StripeSettings);
    expect([isConfigured, STRIPE_TIME_LIMIT]).toEqual([false, 20]);
  });

  it('are both of its secrets', () => {
    expect(loadSettings({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).of(StripeSettings).isConfigured).toBe(
      true,
    );
  });

  it.each([
    [{ STRIPE_SECRET_KEY }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_WEBHOOK_SECRET }, 'STRIPE_SECRET_KEY is missing'],
    [{ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET }, 'STRIPE_SECRET_KEY is wrong'],
    [{ STRIPE_API_URL: 'stripe' }, 'STRIPE_API_URL is wrong'],
    [{ STRIPE_TIME_LIMIT: '0' }, 'STRIPE_TIME_LIMIT is wrong'],
  ])('%j are refused with a sentence that tells: %s', (env, sentence) => {
    expect(() => loadSettings(env)).toThrow(sentence);
  });
});

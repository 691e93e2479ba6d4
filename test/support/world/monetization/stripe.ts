import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { PaymentMarks } from '../../../../src/monetization/payment-marks/payment-marks.js';
import type { TestApp } from '../../app/app.js';
import { Client } from '../../app/client.js';
import type { StripeEvent } from '../../servers/stripe/stripe-objects.js';
import type { StripeServer } from '../../servers/stripe/stripe-server.js';
import { signUpMember, type TestMember } from '../people.js';
import { sessionIn, startCheckout } from './plans.js';

const SECRET = 'whsec_of_tests';
const sdk = new Stripe('sk_test_of_tests');

/** That the SDK speaks; events have to be of the same. */
export const STRIPE_VERSION: string = Stripe.API_VERSION;

/** The settings of a server that is paid by this Stripe. */
export const stripeSettings = (address: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_of_tests',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: address,
});

interface Delivery {
  secret?: string;
  /** Seconds since 1970. */
  timestamp?: number;
}

/** Hands an event to the product as Stripe does. */
export function deliver(
  { url }: Pick<TestApp, 'url'>,
  event: object,
  { secret = SECRET, timestamp }: Delivery = {},
) {
  const payload = JSON.stringify(event);
  const header = sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return new Client(url).call('POST', '/api/stripe/webhook', {
    body: payload,
    headers: { 'stripe-signature': header, 'content-type': 'application/json' },
  });
}

/** Everything that was told and not delivered yet. */
export async function deliverAll(app: TestApp, { account }: StripeServer): Promise<StripeEvent[]> {
  const events = account.events.splice(0);
  for (const event of events) await deliver(app, event);
  await app.outbox.delivered();
  return events;
}

/** Somebody new has a plan that they pay for at this Stripe; `id` is what it is called there. */
export async function subscribeAtStripe(
  app: TestApp,
  stripe: StripeServer,
  wanted?: object,
): Promise<{ member: TestMember; id: string }> {
  const member = await signUpMember(app);
  const { id } = stripe.account.pay(sessionIn(await startCheckout(member, wanted)));
  await deliverAll(app, stripe);
  return { member, id };
}

/** Somebody has paid at Stripe once, and is known there. */
export const storeCustomer = ({ db }: Pick<TestApp, 'db'>, { id }: { id: string }) =>
  db.rows(sql`
    insert into monetization.customers (person_id, stripe_customer_id) values (${id}, ${`cus_${id}`})`);

/** What somebody has paid with was noted. */
export const payWith = ({ nest }: Pick<TestApp, 'nest'>, { id }: { id: string }, mark = `card of ${id}`) =>
  nest.get(EntityManager).transactional(() => nest.get(PaymentMarks).note(id, mark));

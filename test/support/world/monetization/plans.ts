import type { MyPlanShape } from '#contract/monetization/subscriptions';
import type { Client } from '../../app/client.js';

interface Subscriber {
  client: Client;
}

export const PREMIUM = { tier: 'premium', cycle: 'monthly' } as const;

export const planOf = async ({ client }: Subscriber): Promise<MyPlanShape> =>
  (await client.get<MyPlanShape>('/api/my-plan')).body;

/** Where somebody goes to pay for a plan. */
export async function startCheckout({ client }: Subscriber, wanted: object = PREMIUM): Promise<string> {
  const { status, body } = await client.post<{ url: string }>('/api/my-plan/checkout', wanted);
  if (status !== 200) throw new Error(`No checkout was begun: ${status} ${JSON.stringify(body)}`);
  return body.url;
}

/** The checkout's own name, of where somebody goes to pay. */
export const sessionIn = (url: string): string => url.split('/').at(-1) ?? '';

/** Gets somebody a plan at the test checkout. */
export async function subscribe(person: Subscriber, wanted: object = PREMIUM): Promise<void> {
  const id = sessionIn(await startCheckout(person, wanted));
  const { status } = await person.client.post(`/api/test-checkouts/${id}`, { outcome: 'pay' });
  if (status !== 200) throw new Error(`The test checkout was not paid: ${status}`);
}

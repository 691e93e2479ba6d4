import type { StripeClient } from './stripe-client.js';

/**
 * Nothing more is taken for what is due of a subscription: neither by Stripe's own next try nor by its person, who has the
 * mail that asks for it. That a subscription is cancelled or ends leaves what it has billed open.
 */
export async function voidOpenInvoices(client: StripeClient, subscriptionId: string): Promise<void> {
  const { data: open } = await client.call('invoices.list', (stripe) =>
    stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 }),
  );
  for (const { id } of open)
    if (id) await client.call('invoices.voidInvoice', (stripe) => stripe.invoices.voidInvoice(id));
}

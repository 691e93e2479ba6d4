import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ORDER_EVENTS, type OrderLineShape } from '#contract/monetization/orders';
import { freshChat, log, open, talk } from '../chat-page-setup';
import { aMessage } from '../data/a-conversation';

const lineOf = (event: OrderLineShape['event']): string =>
  JSON.stringify({ orderId: '01930000-0000-7000-8000-0000000000f1', event, cause: null });

describe('what happened to an order', () => {
  freshChat();

  it('stands in the thread, each of it in words', async () => {
    talk(ORDER_EVENTS.map((event, n) => aMessage(n + 1, { kind: 'order', content: lineOf(event) })));
    await open();
    await screen.findByText('Shipping requested');
    for (const words of [
      'To be shipped',
      'Shipped',
      'Delivered',
      'Issue reported',
      'Refunded',
      'Order canceled',
    ])
      expect(log()).toHaveTextContent(words);
    expect(document.body).not.toHaveTextContent('orderId');
  });

  it.each(['', '{"event":"teleported"}'])('says nothing of %j', async (content) => {
    talk([aMessage(1, { kind: 'order', content }), aMessage(2, { content: 'Hello' })]);
    await open();
    await screen.findByText('Hello');
    expect(log()).not.toHaveTextContent('teleported');
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, anItem, anOffer, ME, THEO } from '../../../../api/a-conversation';
import { freshChat, openOnline, socket, talk } from '../chat-page-setup';

describe('offers', () => {
  freshChat();

  const item = anItem({ sellerId: ME, price: 200 });
  const offer = anOffer({ sellerId: ME, buyerId: THEO, amount: 150 });
  const ACCEPT = `POST /api/offers/${offer.id}/accept`;
  const COUNTER = `POST /api/offers/${offer.id}/counter`;

  it('are accepted by the seller with one touch', async () => {
    const calls = talk(
      [aMessage(1)],
      { item, offer },
      { [ACCEPT]: { body: { ...offer, status: 'accepted' } } },
    );
    await openOnline();
    expect(screen.getByText('Theo offers $150')).toBeVisible();
    expect(screen.getByText('Expires in 41 hr')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept $150' }));
    await waitFor(() => expect(calls.filter(({ route }) => route === ACCEPT)).toHaveLength(1));
  });

  it('are countered with a price between the offer and the asking price', async () => {
    const calls = talk([aMessage(1)], { item, offer }, { [COUNTER]: { body: { ...offer, counter: 170 } } });
    await openOnline();
    await userEvent.click(screen.getByRole('button', { name: 'Counter' }));
    const amount = screen.getByLabelText('Your price in USD');
    await userEvent.clear(amount);
    await userEvent.type(amount, '150{Enter}');
    expect(amount).toHaveAccessibleDescription(/Please enter a price above \$150 and up to \$200/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '170{Enter}');
    await waitFor(() => expect(calls.find(({ route }) => route === COUNTER)?.body).toEqual({ amount: 170 }));
  });

  it('show the buyer a counter as it comes, and the deal that both may call off', async () => {
    const CANCEL = `POST /api/offers/${offer.id}/cancel`;
    const own = anOffer({ amount: 150 });
    const calls = talk([aMessage(1)], { item: anItem(), offer: own }, { [CANCEL]: { body: own } });
    await openOnline();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await socket.says('messaging.offer', { ...own, status: 'countered', counter: 170 });
    expect(await screen.findByText('Theo asks $170 instead of $150')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept $170' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
    await socket.says('messaging.offer', { ...own, status: 'accepted', counter: 170 });
    expect(await screen.findByText('Agreed on $170')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel deal' }));
    const question = within(screen.getByRole('dialog', { name: 'Cancel this deal?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel deal' }));
    await waitFor(() => expect(calls.filter(({ route }) => route === CANCEL)).toHaveLength(1));
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshChat, LIST, listOf, logged, mine, openOnline, socket, talk, told } from '../chat-page-setup';
import { aMessage, anItem, anOffer, ME, THEO } from '../data/a-conversation';

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

  it('are not accepted above a price that was lowered, which is said', async () => {
    talk([aMessage(1)], {
      item: anItem({ price: 120 }),
      offer: anOffer({ status: 'countered', counter: 170 }),
    });
    await openOnline();
    expect(screen.getByText('The price is now $120: name a new one in a message')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });

  it.each([
    ['declined', 'Your offer of $150 was declined', 'The offer of $150 from Theo was declined'],
    ['expired', 'Your offer of $150 has expired', 'The offer of $150 from Theo has expired'],
    ['withdrawn', 'You withdrew your offer of $150', 'Theo withdrew the offer of $150'],
  ] as const)('that were %s tell whose they were', async (status, yours, theirs) => {
    talk([aMessage(1)], { item: anItem(), offer: anOffer({ status }) });
    await openOnline();
    expect(await screen.findByText(yours)).toBeVisible();
    await socket.says('messaging.offer', { ...offer, status });
    expect(await screen.findByText(theirs)).toBeVisible();
  });

  it.each([
    ['made', 'You offered $150', 'Theo offered $150'],
    ['countered', 'You asked for $150', 'Theo asks for $150'],
    ['accepted', 'You accepted $150', 'Theo accepted $150'],
    ['declined', 'You declined $150', 'Theo declined $150'],
    // Told of whom was waited for: the price was the other one's.
    ['expired', 'The offer of $150 from Theo expired', 'Your offer of $150 expired'],
    ['withdrawn', 'You withdrew your offer of $150', 'Theo withdrew the offer of $150'],
    ['cancelled', 'You cancelled the deal at $150', 'Theo cancelled the deal at $150'],
  ] as const)('once %s say in the thread and the list who did it', async (event, yours, theirs) => {
    const happened = { kind: 'offer', content: '', offer: { id: offer.id, event, amount: 150 } } as const;
    const [own, other] = [mine(1, happened), aMessage(2, happened)];
    talk(
      [own, other],
      {},
      {
        [LIST]: listOf(
          told('01930000-0000-7000-8000-0000000000e1', 'Theo', own),
          told('01930000-0000-7000-8000-0000000000e2', 'Theo', other),
        ),
      },
    );
    await openOnline();
    for (const words of [yours, theirs]) {
      expect(await logged(words)).toBeVisible();
      expect(screen.getAllByText(words)).toHaveLength(2);
    }
  });

  it('once agreed on are the first step of a deal, whose next is one primary action', async () => {
    talk([aMessage(1)], { item, offer: { ...offer, status: 'accepted' } });
    await openOnline();
    const deal = within(screen.getByRole('region', { name: 'About this item' }));
    expect(deal.getByText('Agreed on $150')).toBeVisible();
    const steps = deal.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Agreeddone$150',
      'Meet',
      'Handed over',
      'Review',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    const moves = [...deal.queryAllByRole('link'), ...deal.getAllByRole('button')];
    const primary = moves.filter(({ classList }) => classList.contains('primary'));
    expect(primary.map(({ textContent }) => textContent)).toEqual(['I’ll ship it']);
  });

  it.each([
    ['Accept $150', 'accept', 'accepted', 'I’ll ship it'],
    ['Decline', 'decline', 'declined', 'Walnut lounge chair'],
    ['Withdraw', 'withdraw', 'withdrawn', 'Meet up'],
  ] as const)('leave the focus beside them once they are answered by “%s”', async (...given) => {
    const [name, move, status, next] = given;
    const asked = move === 'withdraw' ? { item: anItem(), offer: anOffer({ amount: 150 }) } : { item, offer };
    const answer = { ...asked.offer, status };
    talk([aMessage(1)], asked, { [`POST /api/offers/${offer.id}/${move}`]: { body: answer } });
    await openOnline();
    await userEvent.click(screen.getByRole('button', { name }));
    await socket.says('messaging.offer', answer);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    const bar = within(screen.getByRole('region', { name: 'About this item' }));
    expect(bar.getByRole('link', { name: new RegExp(next) })).toHaveFocus();
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

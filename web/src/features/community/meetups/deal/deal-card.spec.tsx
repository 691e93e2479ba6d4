import { describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { aMeetup } from '../../../../api/community/a-meetup';
import { aDeal } from '../../../../api/community/a-review';
import type { Meetup } from '../../../../api/community/meetups';
import { card, freshDeal, MEETUP, open, socket, WITH } from './deal-setup';

describe('the meetup over a conversation', () => {
  freshDeal();

  it('tells what, where and when, how far the two are, and the way there', async () => {
    await open(aMeetup());
    expect(card().getByRole('link', { name: 'Walnut lounge chair' })).toBeVisible();
    expect(card().getByText('Library café')).toBeVisible();
    expect(card().getByText(/\w{3}, \w{3} \d+, 5:00/)).toBeVisible();
    const steps = card().getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Agreeddone$60',
      expect.stringMatching(/^Meet\w{3} 5:00/),
      'Handed over',
      'Review',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(card().getByRole('link', { name: 'Directions to Library café' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=46.5383%2C-69.1917',
    );
  });

  it('tells the price that was agreed on, and the one it is instead of, from the proposal on', async () => {
    const listing = { ...aMeetup().listing, price: 60, asking: 65, agreed: true };
    await open(aMeetup({ status: 'pending', listing }));
    expect(card().getByText('Agreed on $60')).toBeVisible();
    expect(card().getByText('instead of $65')).toBeInTheDocument();
    expect(card().getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  });

  it('tells no other price where the one that was asked was agreed on', async () => {
    await open(aMeetup({ listing: { ...aMeetup().listing, agreed: true } }));
    expect(card().getByText('Agreed on $60')).toBeVisible();
    expect(card().queryByText(/instead of/)).toBeNull();
  });

  it('tells the time of the place, and the reader’s own where it is another', async () => {
    const startsAt = '2026-12-03T08:00:00.000Z';
    await open(aMeetup({ startsAt, timeZone: 'Asia/Tokyo' }));
    expect(card().getByText('Thu, Dec 3, 5:00 PM')).toBeVisible();
    expect(card().getByText(/where you are$/)).toBeVisible();
  });

  it.each([
    ['alone on the same day', '2026-12-03T08:00:00.000Z', /^\d+:00 [AP]M where you are$/],
    ['with the day where that is another', '2026-12-03T20:00:00.000Z', /^\w{3}, Dec 3, .* where you are$/],
  ])('tells the reader’s own hour %s', async (_, startsAt, words) => {
    await open(aMeetup({ startsAt, timeZone: 'Asia/Tokyo' }));
    expect(card().getByText(words)).toBeVisible();
  });

  it('is readable where the browser does not know the zone', async () => {
    await open(aMeetup({ timeZone: 'Mars/Olympus' }));
    expect(card().getByText('Library café')).toBeVisible();
  });

  it('has no way to a place that only its name tells', async () => {
    await open(aMeetup({ place: { ...aMeetup().place, latitude: null, longitude: null } }));
    expect(card().queryByRole('link', { name: /Directions/ })).toBeNull();
  });

  it.each([
    [{ status: 'pending', proposedBy: 'buyer' }, 'Theo is asked to confirm it.'],
    [{ status: 'pending', proposedBy: 'seller' }, 'Theo proposes this.'],
    [{}, 'Both of you have confirmed.'],
    [{ checkedIn: { buyer: '2026-12-03T08:00:00Z', seller: null } }, 'You are here. Theo has been told.'],
    [{ checkedIn: { buyer: null, seller: '2026-12-03T08:00:00Z' } }, 'Theo is there.'],
    [{ status: 'completed', may: [] }, 'Handed over. Enjoy it!'],
    [{ status: 'completed', side: 'seller', may: [] }, 'Handed over and marked as sold.'],
    [
      { status: 'canceled', may: ['answer-missed'], missed: { by: 'buyer', answer: null } },
      'Theo says you didn’t come.',
    ],
    [
      { status: 'canceled', may: [], missed: { by: 'buyer', answer: 'My bus.' } },
      'Theo says you didn’t come. Your answer: My bus.',
    ],
    [
      { status: 'canceled', may: [], cancel: { by: null, cause: 'lapsed', reason: null } },
      'The time has passed, and nothing came of it.',
    ],
    [
      { status: 'canceled', may: ['put-back'], missed: { by: 'seller', answer: 'My bus.' } },
      'You said that Theo didn’t come. Their answer: My bus.',
    ],
  ] as const)('of %j says "%s"', async (wanted, words) => {
    await open(aMeetup(wanted as Partial<Meetup>));
    expect(card().getByRole('status').textContent?.replaceAll("'", '’')).toBe(words);
  });

  it.each([
    [['confirm', 'decline', 'move', 'cancel'], 'Confirm'],
    [['check-in', 'move', 'cancel'], "I'm here"],
    [['complete', 'cancel'], 'Mark Complete'],
    [['put-back'], 'Put back on sale'],
    [['answer-missed'], 'Answer'],
    [['report-missed'], "They didn't come"],
  ] as const)('of which %j is possible has one primary action: %s', async (may, primary) => {
    await open(aMeetup({ may: [...may] }));
    const shown = card()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(may.length > 1 ? [primary, 'Change'] : [primary]);
  });

  it('leads to another time where nothing else is to be done', async () => {
    await open(aMeetup({ may: ['move'] }));
    expect(card().getByRole('link', { name: 'Propose another time' })).toHaveAttribute(
      'href',
      `/chat?meetup=move%3A${MEETUP}`,
    );
  });

  it.each([
    [null, 'Write a review'],
    ['waiting', 'Your review'],
    ['shown', 'Your review'],
  ] as const)('leads to one’s own review when it is handed over: %s', async (state, name) => {
    const mine = { id: 'r', stars: 4, text: '', tags: [], photos: [], reply: null, removedReason: null };
    const deal = aDeal({ mine: state && { ...mine, state } });
    await open(aMeetup({ status: 'completed', may: [], saleId: 'sale-1' }), {
      'GET /api/deals/sale-1': { body: deal },
    });
    await userEvent.click(await card().findByRole('link', { name }));
    expect(location.search).toBe('?review=sale-1');
    expect(card().getByText('Review').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('follows what the other one does', async () => {
    let items = [aMeetup({ status: 'pending' })];
    await open(items[0] as Meetup, { [WITH]: () => ({ body: { items } }) });
    expect(card().getByText('Pending')).toBeVisible();
    await socket.connect();
    items = [aMeetup({ status: 'completed', may: [] })];
    await socket.says('community.meetup', { meetupId: MEETUP });
    expect(await card().findByText('Completed')).toBeVisible();
  });
});

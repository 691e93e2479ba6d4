import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetupMove } from '#contract/meetups';
import { aMeetup } from '../../../../api/community/a-meetup';
import { aDeal } from '../../../../api/community/a-review';
import { type Meetup, useMeetupsWithQuery } from '../../../../api/community/meetups';
import { type FakeCall, fakeServer, refusal } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { meetups } from '../feature';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const THEO = '01930000-0000-7000-8000-000000000002';
const { id: MEETUP } = aMeetup();
const WITH = `GET /api/meetups/with/${THEO}`;

/** A conversation as far as it concerns meetups. */
function Thread() {
  const { data } = useMeetupsWithQuery({ id: THEO });
  const meetup = data?.items[0];
  return meetup ? <Slot name="thread-meetup" meetup={meetup} /> : <p>No meetup</p>;
}
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/chat', page: () => Promise.resolve(Thread) }],
};

async function open(meetup: Meetup, routes: Parameters<typeof fakeServer>[0] = {}): Promise<FakeCall[]> {
  const calls = fakeServer({
    'POST /api/auth/refresh': { body: aSession() },
    [WITH]: { body: { items: [meetup] } },
    ...routes,
  });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp('/chat', [page, meetups]);
  await screen.findByRole('region', { name: 'Your meetup' });
  return calls;
}
const card = () => within(screen.getByRole('region', { name: 'Your meetup' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => {
  await press('Change');
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
const route = (move: MeetupMove) => `POST /api/meetups/${MEETUP}/${move}`;
const done = (calls: FakeCall[], move: MeetupMove) => calls.filter((call) => call.route === route(move));

describe('the meetup over a conversation', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

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
    ['confirm', 'Confirm', 'Meetup confirmed'],
    ['check-in', "I'm here", 'You are checked in'],
    ['put-back', 'Put back on sale', 'It is on sale again'],
  ] as const)('does %s with one press', async (move, name, words) => {
    const meetup = aMeetup({ may: [move] });
    const calls = await open(meetup, { [route(move)]: { body: meetup } });
    await press(name);
    expect(await screen.findByText(words)).toBeVisible();
    expect(done(calls, move)).toHaveLength(1);
    expect(calls.filter((call) => call.route === WITH)).toHaveLength(2);
  });

  it.each([
    ['cancel', 'Cancel', 'Cancel this meetup?', 'Reason (optional)', 'reason', 'Meetup canceled'],
    ['answer-missed', 'Answer', 'Your answer', 'What happened?', 'answer', 'Your answer has been kept'],
  ] as const)('asks for words to %s', async (move, name, title, label, field, words) => {
    const meetup = aMeetup({ may: move === 'answer-missed' ? [move] : ['confirm', move] });
    const calls = await open(meetup, { [route(move)]: { body: meetup } });
    if (move === 'answer-missed') await press(name);
    else await choose(name);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.type(dialog.getByLabelText(label), ' My bus is late. ');
    await userEvent.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(done(calls, move)).toMatchObject([{ body: { [field]: 'My bus is late.' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it is declined', async () => {
    const meetup = aMeetup({ side: 'seller', may: ['confirm', 'decline'] });
    const calls = await open(meetup, { [route('decline')]: { body: meetup } });
    await choose('Decline');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this meetup?' }));
    expect(dialog.getByText('Mara is told.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Meetup declined')).toBeVisible();
    expect(done(calls, 'decline')).toMatchObject([{ body: undefined }]);
  });

  it('asks before it is handed over, or missed, and can be kept as it is', async () => {
    const meetup = aMeetup({ side: 'seller', may: ['complete', 'report-missed'] });
    const calls = await open(meetup, {
      [route('complete')]: { body: meetup },
      [route('report-missed')]: { body: meetup },
    });
    await press('Mark Complete');
    expect(screen.getByText('Walnut lounge chair is marked as sold for $60 to Mara.')).toBeVisible();
    await press('Keep it as it is');
    expect(done(calls, 'complete')).toEqual([]);
    await choose("They didn't come");
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: "They didn't come" }),
    );
    expect(await screen.findByText('Thank you for telling us')).toBeVisible();
    expect(done(calls, 'report-missed')).toHaveLength(1);
  });

  it('says that it could not be done, in the words of the specification', async () => {
    const lost = refusal(409, 'community.meetup-changed');
    await open(aMeetup({ may: ['confirm', 'check-in'] }), {
      [route('confirm')]: lost,
      [route('check-in')]: lost,
    });
    await press('Confirm');
    expect(await screen.findByText('Failed to update meetup')).toBeVisible();
    await choose("I'm here");
    expect(await screen.findByText('Failed to check in')).toBeVisible();
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

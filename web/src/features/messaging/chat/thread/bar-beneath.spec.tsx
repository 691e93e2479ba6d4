import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { aMeetup } from '../../../../api/community/a-meetup';
import type { Meetup } from '../../../../api/community/meetups';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { renderApp } from '../../../../app/render-app';
import { features, freshChat, socket, talk } from '../chat-page-setup';
import { anItem, anOffer, ME, THEO } from '../data/a-conversation';

let fetched: Promise<unknown>;
function Card({ meetup }: { meetup: Meetup }) {
  use(fetched);
  return <p>Meetup {meetup.status}</p>;
}
const cards: Feature = {
  name: 'cards',
  namespaces: [],
  routes: [],
  slots: { 'thread-meetup': () => Promise.resolve(Card) },
};
const offer = anOffer({ sellerId: ME, buyerId: THEO });
const ACCEPT = `POST /api/offers/${offer.id}/accept`;
const WITH = `GET /api/meetups/with/${THEO}`;

const bar = () => within(screen.getByRole('region', { name: 'About this item' }));

async function show(
  meetups: () => Meetup[],
  thread: Parameters<typeof talk>[1],
  card = Promise.resolve(),
): Promise<ReturnType<typeof talk>> {
  fetched = card;
  const calls = talk([], thread, {
    [WITH]: () => ({ body: { items: meetups() } }),
    [ACCEPT]: { body: { ...offer, status: 'accepted' } },
  });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp(`/chat/${THEO}`, [...features, cards]);
  await screen.findByRole('textbox', { name: 'Write a message' });
  await socket.connect();
  return calls;
}

describe('beneath the card of a meetup', () => {
  freshChat();

  it('an open offer is answered', async () => {
    const item = anItem({ sellerId: ME });
    const calls = await show(() => [aMeetup({ status: 'pending' })], { item, offer });
    expect(screen.getByText('Meetup pending')).toBeVisible();
    await userEvent.click(bar().getByRole('button', { name: 'Accept $150' }));
    await waitFor(() => expect(calls.filter(({ route }) => route === ACCEPT)).toHaveLength(1));
  });

  it('an open offer stands once, also while the card is fetched', async () => {
    let meetups: Meetup[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    await show(() => meetups, { item: anItem({ sellerId: ME }), offer }, promise);
    meetups = [aMeetup({ status: 'pending' })];
    await socket.says('community.meetup', { meetupId: aMeetup().id });
    expect(bar().getByRole('button', { name: 'Counter' })).toBeVisible();
    await act(async () => resolve());
    expect(await screen.findByText('Meetup pending')).toBeVisible();
    expect(bar().getByRole('button', { name: 'Counter' })).toBeVisible();
  });

  it('a deal is called off once that was missed', async () => {
    const item = anItem({ status: 'pending' });
    await show(() => [aMeetup({ status: 'canceled', may: ['answer-missed'] })], {
      item,
      offer: anOffer({ status: 'accepted' }),
    });
    expect(screen.getByText('Meetup canceled')).toBeVisible();
    expect(bar().getByRole('button', { name: 'Cancel deal' })).toBeVisible();
  });
});

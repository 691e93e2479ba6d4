import { afterEach, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetupMove } from '#contract/meetups';
import { aMeetup } from '../../../../api/community/a-meetup';
import { type Meetup, useMeetupsWithQuery } from '../../../../api/community/meetups';
import { type FakeCall, fakeServer } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { meetups } from '../feature';

export const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const THEO = '01930000-0000-7000-8000-000000000002';
export const { id: MEETUP } = aMeetup();
export const WITH = `GET /api/meetups/with/${THEO}`;

/** A conversation as far as it concerns meetups. */
function Thread() {
  const { data } = useMeetupsWithQuery({ id: THEO });
  const meetup = data?.items[0];
  return meetup ? <Slot name="thread-meetup" meetup={meetup} /> : null;
}
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/chat', page: () => Promise.resolve(Thread) }],
};

export async function open(
  meetup: Meetup,
  routes: Parameters<typeof fakeServer>[0] = {},
): Promise<FakeCall[]> {
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
export const card = () => within(screen.getByRole('region', { name: 'Your meetup' }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const choose = async (name: string) => {
  await press('Change');
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
export const route = (move: MeetupMove) => `POST /api/meetups/${MEETUP}/${move}`;
export const done = (calls: FakeCall[], move: MeetupMove) =>
  calls.filter((call) => call.route === route(move));

/** Leaves nothing of one test to the next; within the `describe` of each spec. */
export function freshDeal(): void {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });
}

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { MeetupMove } from '#contract/meetups';
import { MINUTE_MS } from '#contract/time';
import { aMeetup } from '../../../../api/community/a-meetup';
import { type Meetup, useMeetupsWithQuery } from '../../../../api/community/meetups';
import { type FakeCall, fakeServer } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { meetups } from '../feature';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const THEO = '01930000-0000-7000-8000-000000000002';
const WITH = `GET /api/meetups/with/${THEO}`;
const STARTS = Date.parse('2026-12-03T17:00:00.000Z');
const startsAt = new Date(STARTS).toISOString();
const HALF_A_MINUTE = 30_000;

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
const button = (name: string) => screen.queryByRole('button', { name });
const minutes = (count: number) => count * MINUTE_MS;
const asked = (calls: FakeCall[]) => calls.filter((call) => call.route === WITH).length;

/** Connected, so that it is not read every few seconds anyway. */
async function openAt(now: number, before: Partial<Meetup>, after: Partial<Meetup>) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  jest.setSystemTime(now);
  let items = [aMeetup({ startsAt, ...before })];
  const calls = fakeServer({
    'POST /api/auth/refresh': { body: aSession() },
    [WITH]: () => ({ body: { items } }),
  });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp('/chat', [page, meetups]);
  await screen.findByRole('region', { name: 'Your meetup' });
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await act(() => socket.connect());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  items = [aMeetup({ startsAt, ...after })];
  return { calls, read: asked(calls) };
}

describe('what may be done about a meetup, by the clock alone', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ["I'm here", -120, { may: ['cancel'] }, { may: ['check-in', 'cancel'] }],
    ['Mark Complete', 0, { side: 'seller', may: ['cancel'] }, { side: 'seller', may: ['complete'] }],
    ["They didn't come", 30, { may: ['cancel'] }, { may: ['report-missed', 'cancel'] }],
  ] as const)('offers "%s" when its time has come', async (name, turn, before, after) => {
    const { calls, read } = await openAt(
      STARTS + minutes(turn - 1),
      { ...before, may: [...before.may] },
      { ...after, may: [...after.may] },
    );
    await act(() => jest.advanceTimersByTimeAsync(HALF_A_MINUTE));
    expect(button(name)).toBeNull();
    expect(asked(calls)).toBe(read);
    await act(() => jest.advanceTimersByTimeAsync(2 * HALF_A_MINUTE));
    expect(button(name)).toBeVisible();
    expect(asked(calls)).toBe(read + 1);
  });

  it('offers no "Confirm" any more at its time, also to who comes back only then', async () => {
    const asking = { side: 'seller', status: 'pending' } as const;
    const { calls, read } = await openAt(
      STARTS - minutes(4),
      { ...asking, may: ['confirm', 'decline'] },
      { ...asking, may: ['decline'] },
    );
    expect(button('Confirm')).toBeVisible();
    // Asleep: no timer runs.
    jest.setSystemTime(STARTS + minutes(1));
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(1);
    });
    expect(button('Confirm')).toBeNull();
    expect(asked(calls)).toBe(read + 1);
  });

  it('asks for nothing of one that has ended', async () => {
    const ended = { status: 'completed', may: [] as MeetupMove[] } as const;
    const { calls, read } = await openAt(STARTS + minutes(29), ended, ended);
    await act(() => jest.advanceTimersByTimeAsync(4 * HALF_A_MINUTE));
    expect(asked(calls)).toBe(read);
  });
});

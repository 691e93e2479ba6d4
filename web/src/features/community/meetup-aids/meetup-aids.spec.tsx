import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetupShape } from '#contract/meetups';
import type { MeetupShareShape, SharedMeetupShape } from '#contract/meetups/meetup-aids';
import { meetupAidsApi } from '../../../api/community/meetup-aids.gen';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { meetupAids } from './feature';

const ID = '01930000-0000-7000-8000-0000000000b1';
const person = (name: string) => ({ id: ID, name, avatar: null });
const meetup = (parts: Partial<MeetupShape> = {}): MeetupShape => ({
  id: ID,
  listing: {
    id: ID,
    title: 'Walnut desk',
    price: 60,
    asking: 60,
    agreed: false,
    category: 'home-garden',
    image: null,
    status: 'pending',
  },
  buyer: person('Ada'),
  seller: person('Mara'),
  side: 'buyer',
  startsAt: '2026-12-01T17:00:00.000Z',
  timeZone: 'America/New_York',
  place: { kind: 'cafe', name: 'Corner Cafe', latitude: null, longitude: null, placeId: null },
  notes: '',
  status: 'confirmed',
  proposedBy: 'buyer',
  checkedIn: { buyer: null, seller: null },
  cancel: null,
  missed: null,
  may: [],
  saleId: null,
  sequence: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...parts,
});
const card = (shown: MeetupShape): Feature => ({
  name: 'card',
  namespaces: [],
  routes: [{ path: '/card', page: () => Promise.resolve(() => <Slot name="meetup-tools" meetup={shown} />) }],
});
const TOKEN = 'x'.repeat(43);
const SHARE = `/api/meetups/${ID}/share`;
const shared: SharedMeetupShape = {
  person: 'Ada',
  other: 'Mara',
  startsAt: '2026-12-01T17:00:00.000Z',
  timeZone: 'America/New_York',
  place: { kind: 'cafe', name: 'Corner Cafe' },
  status: 'confirmed',
  arrivedAt: '2026-12-01T16:55:00.000Z',
  safeAt: null,
  endsAt: '2026-12-02T17:00:00.000Z',
};

describe('the tools of a meetup', () => {
  afterEach(forgetEverything);

  it('add it to calendars', async () => {
    fakeServer({ [`POST /api/meetups/${ID}/calendar-links`]: { status: 201, body: { path: '/api/c.ics' } } });
    await renderApp('/card', [card(meetup()), meetupAids]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(screen.getByRole('menuitem', { name: /Google/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Meet%20Mara%3A%20Walnut%20desk'),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link for my calendar' }));
    expect(await screen.findByText(/\/api\/c\.ics$/)).toBeInTheDocument();
  });

  it('are none for what is called off', async () => {
    fakeServer({});
    await renderApp('/card', [card(meetup({ status: 'canceled' })), meetupAids]);
    expect(screen.queryByRole('button', { name: 'Share my meetup' })).toBeNull();
  });

  it('share it with a friend, who is told, until it is taken back', async () => {
    let share: MeetupShareShape | null = null;
    const begun = { createdAt: shared.startsAt, endsAt: shared.endsAt, arrivedAt: null, safeAt: null };
    const calls = fakeServer({
      [`GET ${SHARE}`]: () => ({ body: { share } }),
      [`POST ${SHARE}`]: () => ({
        status: 201,
        body: { path: `/shared-meetup/${TOKEN}`, share: (share = begun) },
      }),
      [`POST ${SHARE}/news`]: (body) => {
        const { news } = body as { news: 'arrived' | 'safe' };
        share = { ...begun, ...share, [`${news}At`]: shared.endsAt };
        return { body: { share } };
      },
      [`DELETE ${SHARE}`]: () => {
        share = null;
        return { status: 204 };
      },
    });
    await renderApp('/card', [card(meetup()), meetupAids]);
    await userEvent.click(await screen.findByRole('button', { name: 'Share my meetup' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Share my meetup' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Make a private link' }));
    expect(await dialog.findByText(new RegExp(`/shared-meetup/${TOKEN}$`))).toBeVisible();
    expect(primary(dialog.getAllByRole('button'))).toEqual(['I am there']);
    const hasFocus = (name: string) =>
      waitFor(() => expect(dialog.getByRole('button', { name })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'I am there' }));
    await hasFocus('I am home safe');
    await userEvent.click(dialog.getByRole('button', { name: 'I am home safe' }));
    await hasFocus('Make a new link');
    expect(await dialog.findByText('Your friend sees that you are home safe.')).toBeVisible();
    expect(calls).toContainEqual(
      expect.objectContaining({ route: `POST ${SHARE}/news`, body: { news: 'safe' } }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    expect(await dialog.findByRole('button', { name: 'Make a private link' })).toBeVisible();
    expect(dialog.queryByText(new RegExp(TOKEN))).toBeNull();
    await hasFocus('Make a private link');
  });

  it('keep the ways to say so and to end it when they cannot be read again', async () => {
    const share = { createdAt: shared.startsAt, endsAt: shared.endsAt, arrivedAt: null, safeAt: null };
    const answers = [{ body: { share } }];
    fakeServer({ [`GET ${SHARE}`]: () => answers.shift() ?? refusal(503, 'platform.unavailable') });
    const store = await renderApp('/card', [card(meetup()), meetupAids]);
    await userEvent.click(await screen.findByRole('button', { name: 'Share my meetup' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Share my meetup' }));
    await dialog.findByRole('button', { name: 'I am home safe' });
    await act(async () => {
      await store.dispatch(meetupAidsApi.endpoints.ownShare.initiate({ id: ID }, { forceRefetch: true }));
    });
    expect(dialog.getByRole('button', { name: 'I am home safe' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  });
});

const primary = (buttons: HTMLElement[]) =>
  buttons.filter(({ classList }) => classList.contains('primary')).map(({ textContent }) => textContent);

const lookAgain = () => act(() => jest.advanceTimersByTimeAsync(30_000));

describe('the page of a shared meetup', () => {
  afterEach(() => {
    jest.useRealTimers();
    forgetEverything();
  });

  it('says when, by the clock of the place, where, and what was said', async () => {
    fakeServer({ [`GET /api/shared-meetups/${TOKEN}`]: { body: shared } });
    await renderApp(`/shared-meetup/${TOKEN}`, [meetupAids]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada meets Mara' })).toBeVisible();
    expect(screen.getByText(/Tuesday, December 1, 2026.*12:00/)).toBeVisible();
    expect(screen.getByText(/^Corner Cafe/)).toBeVisible();
    expect(screen.getByText(/^Ada was there at/)).toBeVisible();
    expect(screen.getByText('Ada has not said yet that they are home safe')).toBeVisible();
  });

  it('says when by the clock of the reader where the browser does not know the zone', async () => {
    const body = { ...shared, timeZone: 'Mars/Olympus' };
    fakeServer({ [`GET /api/shared-meetups/${TOKEN}`]: { body } });
    await renderApp(`/shared-meetup/${TOKEN}`, [meetupAids]);
    expect(await screen.findByText(/December 1, 2026/)).toHaveTextContent(/ by your clock$/);
  });

  it('says that it ended', async () => {
    fakeServer({ [`GET /api/shared-meetups/${TOKEN}`]: refusal(404, 'community.share-ended') });
    await renderApp(`/shared-meetup/${TOKEN}`, [meetupAids]);
    expect(await screen.findByText('Nothing is shared here')).toBeVisible();
  });

  it('does not say so when it only could not be read', async () => {
    const answers = [refusal(500, 'platform.internal')];
    fakeServer({ [`GET /api/shared-meetups/${TOKEN}`]: () => answers.shift() ?? { body: shared } });
    await renderApp(`/shared-meetup/${TOKEN}`, [meetupAids]);
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    expect(screen.queryByText(/The link has ended/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada meets Mara' })).toBeVisible();
  });

  it('says when it cannot be updated any more, and of when it is', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    let reachable = true;
    fakeServer({
      [`GET /api/shared-meetups/${TOKEN}`]: () => (reachable ? { body: shared } : 'network-error'),
    });
    await renderApp(`/shared-meetup/${TOKEN}`, [meetupAids]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada meets Mara' })).toBeVisible();
    const outdated = /^This could not be updated\. It shows how things stood at \d+:\d\d/;
    expect(screen.queryByText(outdated)).toBeNull();
    reachable = false;
    await lookAgain();
    expect(await screen.findByText(outdated)).toBeVisible();
    expect(await screen.findByText(/^Network error\./)).toBeVisible();
    expect(screen.getByText(/^Ada was there at/)).toBeVisible();
    reachable = true;
    await lookAgain();
    expect(screen.queryByText(outdated)).toBeNull();
  });
});

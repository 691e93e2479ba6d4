import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import { messagingApi } from '../../../api/messaging/messaging';
import type { Feature } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { safety } from './feature';

const person = (id: string, name: string) => ({
  id,
  kind: 'member',
  name,
  username: id,
  avatar: null,
  deleted: false,
});

const said = (seq: number, words: Record<string, unknown>) => ({
  id: `m${seq}`,
  seq,
  senderId: seq === 1 ? 'noor' : 'ilan',
  kind: 'text',
  content: '',
  images: [],
  automatic: false,
  offer: null,
  removed: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...words,
});

/** What happened between the two, told in their conversation. */
const told = (kind: string, line: object) => ({ kind, content: JSON.stringify(line) });

/** Stands for the settings page, which belongs to another feature. */
const settingsPage: Feature = {
  name: 'settings',
  namespaces: [],
  routes: [
    {
      path: '/settings',
      page: () => Promise.resolve(() => <Slot name="settings" Section={({ children }) => children} />),
    },
  ],
};

describe('blocked people in the settings', () => {
  afterEach(forgetEverything);

  it('stay when they cannot be read again', async () => {
    fakeServer({
      'GET /api/blocked-people': { body: { items: [person('noor', 'Noor')], nextCursor: null } },
    });
    const store = await renderApp('/settings', [settingsPage, safety]);
    await signedInAs(aSession());
    expect(await screen.findByText('Noor')).toBeVisible();
    const calls = fakeServer({});
    await act(async () => void store.dispatch(messagingApi.util.invalidateTags(['Blocked'])));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Unblock Noor' })).toBeVisible();
  });

  it('are listed page by page, and can write again once unblocked', async () => {
    let blocked = [person('noor', 'Noor'), person('ilan', 'Ilan'), person('zoe', 'Zoe')];
    /** Two at a time, those after the one the cursor names. */
    const calls = fakeServer({
      'GET /api/blocked-people': (_, search) => {
        const from = blocked.findIndex(({ id }) => id === search.get('cursor')) + 1;
        const items = blocked.slice(from, from + 2);
        const isLast = from + 2 >= blocked.length;
        return { body: { items, nextCursor: isLast ? null : (items.at(-1)?.id ?? null) } };
      },
      'DELETE /api/people/noor/block': () => {
        blocked = blocked.slice(1);
        return { status: 204 };
      },
    });
    await renderApp('/settings', [settingsPage, safety]);
    await signedInAs(aSession());

    const unblock = await screen.findByRole('button', { name: 'Unblock Noor' });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Zoe')).toBeVisible();
    await userEvent.click(unblock);
    await waitFor(() => expect(screen.queryByText('Noor')).toBeNull());
    expect(screen.getByText('Ilan')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Zoe')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByText('Noor is no longer blocked.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unblock Ilan' })).toHaveFocus());
    expect(calls.some(({ route }) => route === 'DELETE /api/people/noor/block')).toBe(true);
  });
});

describe('a reported conversation', () => {
  afterEach(forgetEverything);

  it('says what happened to a meetup and an order, and nothing of what this version does not know', async () => {
    const meetup = {
      meetupId: 'u1',
      event: 'confirmed',
      cause: null,
      startsAt: '2026-11-22T20:00:00.000Z',
      timeZone: 'America/New_York',
      placeName: 'Corner Cafe',
    };
    fakeServer({
      'GET /api/conversation-reports/r2': {
        body: {
          id: 'r2',
          conversationId: 'c1',
          reporter: person('noor', 'Noor'),
          reported: person('ilan', 'Ilan'),
          reason: 'scam',
          details: null,
          messages: [
            said(1, told('meetup', meetup)),
            said(2, told('order', { orderId: 'o2', event: 'shipped', cause: null })),
            said(3, told('order', { orderId: 'o2', event: 'teleported', cause: null })),
          ],
          createdAt: '2026-11-21T09:00:00.000Z',
        },
      },
    });
    await renderApp('/admin/conversation-reports/r2', [safety, stub('/auth')]);
    await signedInAs(aSession({ role: 'admin' }));
    expect(await screen.findByText('Meetup confirmed: Nov 22, 2026, 3:00 PM, Corner Cafe')).toBeVisible();
    expect(screen.getByText('Shipped')).toBeVisible();
    expect(screen.queryByText(/[{}]/)).toBeNull();
  });

  it('shows administrators who, why and what was said', async () => {
    const picture = { id: 'p1', width: 100, height: 50, placeholder: '' };
    Object.assign(URL, { createObjectURL: () => 'blob:evidence', revokeObjectURL: () => undefined });
    const calls = fakeServer({
      'GET /api/conversation-reports/r1/pictures/p1': {},
      'GET /api/conversation-reports/r1': {
        body: {
          id: 'r1',
          conversationId: 'c1',
          reporter: person('noor', 'Noor'),
          reported: { ...person('ilan', ''), deleted: true },
          reason: 'scam',
          details: 'Wants a deposit.',
          messages: [
            said(1, { content: 'Is this still available?', images: [picture] }),
            said(2, { kind: 'offer', offer: { id: 'o1', event: 'countered', amount: 90 } }),
          ],
          createdAt: '2026-11-21T09:00:00.000Z',
        },
      },
    });
    await renderApp('/admin/conversation-reports/r1', [safety, stub('/auth')]);
    await signedInAs(aSession({ role: 'admin' }));

    expect(await screen.findByText('Wants a deposit.')).toBeVisible();
    expect(screen.getByText('Scam or fraud')).toBeVisible();
    const list = within(screen.getByRole('main')).getByRole('list');
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Is this still available?')).toBeVisible();
    expect(second).toHaveTextContent('Deleted user');
    expect(second).toHaveTextContent('Offer countered: $90.00');
    // By who asks, not by an address that would do for anybody.
    await waitFor(() => expect(within(list).getByRole('img')).toHaveAttribute('src', 'blob:evidence'));
    expect(calls.find(({ route }) => route.endsWith('/pictures/p1'))?.token).toBe(aSession().accessToken);
  });

  it('is nobody else’s to see', async () => {
    fakeServer({});
    await renderApp('/admin/conversation-reports/r1', [safety, stub('/auth'), stub('/')]);
    await signedInAs(aSession());
    expect(screen.queryByText('Reported person')).toBeNull();
  });
});

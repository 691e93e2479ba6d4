import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import { closeSession, signedInPerson } from '../../../api/session-token';
import type { Feature } from '../../../app/feature';
import { aGuestSession, aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { useDialogLink } from '../../../app/use-dialog';
import { Link } from '../../../ui/link';
import { guest } from './feature';

const PIN = 'XY67ZW';
const Page = () => <Link {...useDialogLink('guest')}>Enter</Link>;
const pages: Feature = {
  name: 'pages',
  namespaces: [],
  routes: [{ path: '/listings', page: () => Promise.resolve(Page) }],
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enter = async () => userEvent.click(await screen.findByRole('link', { name: 'Enter' }));
const signedOut = () => act(async () => closeSession());

const created = { status: 201, body: { ...aGuestSession(), guestId: 'Guest-AB23CD45', pin: PIN } };

async function create(answer: Promise<typeof created> = Promise.resolve(created)) {
  fakeServer({ 'POST /api/guests': () => answer });
  await renderApp('/listings', [guest, pages]);
  await enter();
  await press('Create guest session');
}
const left = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const shown = () => screen.findByText(PIN);

describe('the PIN of a new guest', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it.each([
    ['goes on', () => press('I have saved them, continue')],
    ['closes it', () => press('Close')],
    ['goes back', async () => act(() => history.back())],
  ])('is not found by the next one at the browser once its guest %s', async (_, leave) => {
    await create();
    await shown();
    await leave();
    await left();
    await signedOut();
    await enter();
    expect(await screen.findByRole('button', { name: 'Create guest session' })).toBeVisible();
    expect(screen.queryByText(PIN)).toBeNull();
  });

  it('is not found by them either when it came to a dialog that its guest had left', async () => {
    const answer = Promise.withResolvers<typeof created>();
    await create(answer.promise);
    act(() => history.back());
    await left();
    answer.resolve(created);
    await waitFor(() => expect(signedInPerson()).toBe('guest-1'));
    await signedOut();
    await enter();
    expect(await screen.findByRole('button', { name: 'Create guest session' })).toBeVisible();
    expect(screen.queryByText(PIN)).toBeNull();
  });

  it('is not shown twice to its guest, who was to save it', async () => {
    await create();
    await shown();
    await press('I have saved them, continue');
    await enter();
    expect(await screen.findByText('You are here as Guest-AB23CD45.')).toBeVisible();
    expect(screen.queryByText(PIN)).toBeNull();
  });

  it.each([
    ['nobody', signedOut],
    [
      'another guest',
      () => signedInAs(aSession({ id: 'guest-2', kind: 'guest', guestId: 'Guest-EF67GH89' })),
    ],
  ])('is shown no more as soon as %s is signed in', async (_, change) => {
    await create();
    await shown();
    await change();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByText(PIN)).toBeNull();
  });
});

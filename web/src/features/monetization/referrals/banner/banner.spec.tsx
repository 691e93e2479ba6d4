import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { referralCodeOf } from '#contract/monetization/referrals';
import { fakeServer } from '../../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../../app/render-app';
import { runBootScript } from '../../../../app/routing/boot-script';
import { invitation } from '../feature';
import { clearCode } from './pending-code';

const CODE = 'MARAK234';
const READ = `GET /api/invitations/${CODE}`;
const ACCEPT = `POST /api/invitations/${CODE}/acceptance`;
const invited = (refusal: string | null = null) => ({ body: { name: 'Mara Keller', avatar: null, refusal } });
const answered = (outcome: string) => ({ body: { outcome } });
const kept = () => localStorage.getItem('pendingReferralCode');

/** As a page begins at this address; what it keeps is news to the one of before. */
const arrive = (address: string) => {
  history.replaceState(null, '', address);
  runBootScript();
  dispatchEvent(new StorageEvent('storage', { key: 'pendingReferralCode' }));
};
const open = (address: string) => {
  arrive(address);
  return renderApp(address, [invitation, stub('/listings'), stub('/auth'), stub('/signup')]);
};
const banner = async () => within(await screen.findByRole('complementary', { name: 'Invitation' }));
const noBanner = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());

describe('the invitation', () => {
  afterEach(() => {
    forgetEverything();
    clearCode();
    jest.restoreAllMocks();
  });

  it('of a link is shown with who invites, kept, and off the address', async () => {
    fakeServer({ [READ]: invited() });
    await open(`/listings?ref=${CODE.toLowerCase()}&q=bike`);
    const shown = await banner();
    expect(shown.getByText('Mara Keller invited you to Vybac')).toBeVisible();
    expect(shown.getByText(/Welcome Bonus: 1 Featured Credit/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(kept()).toContain(CODE);
    expect(location.search).toBe('?q=bike');
  });

  it('waits in this browser for the next page', async () => {
    arrive(`/listings?ref=${CODE}`);
    expect(location.search).toBe(`?ref=${CODE}`);
    fakeServer({ [READ]: invited() });
    // Gone on before anything of the app was there.
    await open('/listings');
    expect((await banner()).getByText('Mara Keller invited you to Vybac')).toBeVisible();
  });

  it('is kept of a link that is followed within the app, too', async () => {
    fakeServer({ [READ]: invited() });
    await open('/listings');
    act(() => {
      history.pushState(null, '', `/listings?ref=${CODE}&q=bike`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect((await banner()).getByText('Mara Keller invited you to Vybac')).toBeVisible();
    expect(kept()).toContain(CODE);
    expect(location.search).toBe('?q=bike');
  });

  it('is cleared by Dismiss', async () => {
    const calls = fakeServer({ [READ]: invited() });
    await open(`/listings?ref=${CODE}`);
    await userEvent.click((await banner()).getByRole('button', { name: 'Dismiss' }));
    await noBanner();
    expect(kept()).toBeNull();
    expect(calls.filter(({ route }) => route === ACCEPT)).toEqual([]);
  });

  it('is accepted by who is signed in, and cleared', async () => {
    const calls = fakeServer({ [READ]: invited(), [ACCEPT]: answered('accepted') });
    await open(`/listings?ref=${CODE}`);
    await signedInAs(aSession());
    await userEvent.click((await banner()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Invitation accepted')).toBeVisible();
    await noBanner();
    expect(kept()).toBeNull();
    expect(calls.filter(({ route }) => route === ACCEPT)).toHaveLength(1);
  });

  it('accepted by a visitor waits until they are somebody, and is then accepted once', async () => {
    const calls = fakeServer({ [READ]: invited(), [ACCEPT]: answered('accepted') });
    await open(`/listings?ref=${CODE}`);
    await userEvent.click((await banner()).getByRole('button', { name: 'Accept' }));
    const asked = await banner();
    expect(asked.getByText('One more step to accept')).toBeVisible();
    expect(asked.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?next=%2Flistings');
    expect(asked.getByRole('link', { name: 'Continue as guest' })).toHaveAttribute(
      'href',
      '/listings?guest=1',
    );
    expect(calls.filter(({ route }) => route === ACCEPT)).toEqual([]);
    await signedInAs(aGuestSession());
    expect(await screen.findByText('Invitation accepted')).toBeVisible();
    await noBanner();
    expect(calls.filter(({ route }) => route === ACCEPT)).toHaveLength(1);
    expect(kept()).toBeNull();
  });

  it('can be dismissed while it waits', async () => {
    fakeServer({ [READ]: invited() });
    await open(`/listings?ref=${CODE}`);
    await userEvent.click((await banner()).getByRole('button', { name: 'Accept' }));
    await userEvent.click((await banner()).getByRole('button', { name: 'Dismiss' }));
    await noBanner();
    expect(kept()).toBeNull();
  });

  it.each(['own', 'already', 'not-new'])('is let go of for whom it is not: %s', async (refusal) => {
    fakeServer({ [READ]: invited(refusal) });
    await open(`/listings?ref=${CODE}`);
    await signedInAs(aSession());
    await waitFor(() => expect(kept()).toBeNull());
    await noBanner();
  });

  it('is let go of when nobody knows it, and kept when nobody can say', async () => {
    fakeServer({
      [READ]: { status: 404, body: { status: 404, code: 'monetization.invitation-not-found', title: '' } },
    });
    await open(`/listings?ref=${CODE}`);
    await waitFor(() => expect(kept()).toBeNull());
    await noBanner();
  });

  it('stays to be answered when accepting fails', async () => {
    fakeServer({ [READ]: invited(), [ACCEPT]: 'network-error' });
    await open(`/listings?ref=${CODE}`);
    await signedInAs(aSession());
    await userEvent.click((await banner()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The invitation could not be accepted')).toBeVisible();
    expect((await banner()).getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(kept()).toContain(CODE);
  });

  it('stays to be answered when it was agreed to before and accepting fails', async () => {
    const answers: ('network-error' | ReturnType<typeof answered>)[] = ['network-error'];
    fakeServer({ [READ]: invited(), [ACCEPT]: () => answers.shift() ?? answered('accepted') });
    await open(`/listings?ref=${CODE}`);
    await userEvent.click((await banner()).getByRole('button', { name: 'Accept' }));
    await signedInAs(aGuestSession());
    expect(await screen.findByText('The invitation could not be accepted')).toBeVisible();
    await userEvent.click((await banner()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Invitation accepted')).toBeVisible();
    await noBanner();
  });

  it('says why when it was refused meanwhile', async () => {
    fakeServer({ [READ]: invited(), [ACCEPT]: answered('not-new') });
    await open(`/listings?ref=${CODE}`);
    await signedInAs(aSession());
    await userEvent.click((await banner()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Invitations are for people who are new here.')).toBeVisible();
    await noBanner();
  });

  it.each(['/auth', '/signup'])('does not stand in the way of %s', async (address) => {
    fakeServer({ [READ]: invited() });
    await open(`${address}?ref=${CODE}`);
    await screen.findByRole('heading', { name: `Arrived at ${address}` });
    await waitFor(() => expect(kept()).toContain(CODE));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it.each(['nonsense', ''])('is none for the code %j', async (code) => {
    const calls = fakeServer({});
    await open(`/listings?ref=${code}`);
    await waitFor(() => expect(location.search).toBe(''));
    expect(kept()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('is kept before the app is there exactly when its code looks like one', () => {
    const signs = [...'0123456789', ...'abcdefghijklmnopqrstuvwxyz', '-', 'ä', '😀'].flatMap((sign) => [
      `${sign}ARAK234`,
      `MARAK23${sign}`,
    ]);
    for (const code of [...signs, ` ${CODE} `, `${CODE}2`, CODE.slice(1), '']) {
      localStorage.clear();
      arrive(`/?ref=${encodeURIComponent(code)}`);
      expect(JSON.parse(kept() ?? 'null')).toBe(referralCodeOf(code));
    }
  });
});

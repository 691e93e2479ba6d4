import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { trustProfile } from './feature';

const member = aSession();
const dashboard: Feature = {
  ...stub('/dashboard'),
  nav: [{ to: '/dashboard', label: 'nav.dashboard', places: ['account'], order: 20, access: 'signed-in' }],
};

async function open(session: ReturnType<typeof aSession>) {
  fakeServer({});
  await renderApp('/dashboard', [dashboard, trustProfile]);
  await signedInAs(session);
}
const leadingTo = (entries: HTMLElement[]) =>
  entries.map((entry) => [entry.textContent, entry.getAttribute('href')]);
async function inMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  return leadingTo(screen.getAllByRole('menuitem').filter((entry) => entry.hasAttribute('href')));
}
async function inSheet() {
  await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your account' }));
  return leadingTo(within(sheet.getByRole('list')).getAllByRole('link'));
}

describe('the way to one’s own profile', () => {
  afterEach(forgetEverything);

  it.each([
    ['menu', inMenu],
    ['sheet on a phone', inSheet],
  ])('is the first of a member’s %s', async (_, entries) => {
    await open(member);
    expect(await entries()).toEqual([
      ['View Profile', `/trust-profile/${member.profile.id}`],
      ['Dashboard', '/dashboard'],
    ]);
  });

  it.each([
    ['menu', inMenu],
    ['sheet on a phone', inSheet],
  ])('is not in a guest’s %s', async (_, entries) => {
    await open(aGuestSession());
    expect(await entries()).toEqual([['Dashboard', '/dashboard']]);
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTICE_DEFAULTS, NOTICE_KINDS } from '#contract/notices/notices';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  goHome,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { noticePreferences } from './feature';

jest.mock('../../../api/notifications/watch-notifications', () => ({
  watchNotifications: () => () => undefined,
}));

const READ = 'GET /api/notification-preferences';
const SAVE = 'PUT /api/notification-preferences';
const preferences = {
  kinds: NOTICE_KINDS.map((kind) => ({ kind, ...NOTICE_DEFAULTS[kind] })),
  sound: true,
};

/** Stands for the settings page, which belongs to another feature. */
const settingsPage: Feature = {
  name: 'settings',
  namespaces: [],
  routes: [
    {
      path: '/settings',
      page: () =>
        Promise.resolve(() => (
          <Slot
            name="settings"
            Section={({ id, title, children }) => (
              <section id={id} aria-label={title}>
                {children}
              </section>
            )}
          />
        )),
    },
  ],
};

async function open(session = aSession()) {
  await renderApp('/settings', [settingsPage, noticePreferences, stub('/')]);
  await signedInAs(session);
  const section = await screen.findByRole('region', { name: 'Notifications' });
  expect(section).toHaveAttribute('id', 'notifications');
  await within(section).findByRole('table');
  return within(section);
}

describe('the settings of notifications', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('offer a choice for each kind, in the app and by mail', async () => {
    fakeServer({ [READ]: { body: preferences } });
    const section = await open();
    expect(section.getAllByRole('checkbox')).toHaveLength(NOTICE_KINDS.length * 2);
    expect(section.getByRole('checkbox', { name: 'Offers: By mail' })).toBeChecked();
    expect(section.getByRole('checkbox', { name: 'Everything else: By mail' })).not.toBeChecked();
  });

  it('save a choice at once, and nothing that was not chosen', async () => {
    const calls = fakeServer({ [READ]: { body: preferences }, [SAVE]: (body) => ({ body }) });
    const section = await open();
    await userEvent.click(section.getByRole('checkbox', { name: 'Offers: By mail' }));
    await userEvent.click(section.getByRole('switch', { name: 'Sound' }));
    const saved = () => calls.filter(({ route }) => route === SAVE).map(({ body }) => body);
    await waitFor(() =>
      expect(saved()).toEqual([{ kinds: [{ kind: 'offer', byMail: false }] }, { kinds: [], sound: false }]),
    );
    expect(section.getByRole('checkbox', { name: 'Offers: By mail' })).not.toBeChecked();
    expect(section.getByRole('checkbox', { name: 'Comments: By mail' })).toBeChecked();
  });

  it('take a choice back that could not be saved, and say so', async () => {
    fakeServer({ [READ]: { body: preferences }, [SAVE]: refusal(503, 'platform.unavailable') });
    const section = await open();
    await userEvent.click(section.getByRole('switch', { name: 'Sound' }));
    expect(await screen.findByText(/Temporarily unavailable/)).toBeVisible();
    await waitFor(() => expect(section.getByRole('switch', { name: 'Sound' })).toBeChecked());
  });

  it.each([
    ['both fail', [503, 503], { mail: true, sound: true }],
    ['the first one fails', [503, 200], { mail: true, sound: false }],
    ['the second one fails', [200, 503], { mail: false, sound: true }],
  ])(
    'are as the server has them after two quick choices of which %s',
    async (_, answers, { mail, sound }) => {
      const held = answers.map(() => Promise.withResolvers<void>());
      let asked = 0;
      const calls = fakeServer({
        [READ]: { body: preferences },
        [SAVE]: async (body) => {
          const nth = asked++;
          await held[nth]?.promise;
          return answers[nth] === 200 ? { body } : refusal(503, 'platform.unavailable');
        },
      });
      const section = await open();
      const byMail = section.getByRole('checkbox', { name: 'Offers: By mail' });
      const ofSound = section.getByRole('switch', { name: 'Sound' });
      await userEvent.click(byMail);
      await userEvent.click(ofSound);
      for (const each of held) each.resolve();
      await waitFor(() => expect(calls.filter(({ route }) => route === SAVE)).toHaveLength(2));
      await screen.findByText(/Temporarily unavailable/);
      await waitFor(() =>
        expect([byMail, ofSound].map((box) => (box as HTMLInputElement).checked)).toEqual([mail, sound]),
      );
    },
  );

  it('are read again when they are opened again', async () => {
    let byMail = true;
    fakeServer({
      [READ]: () => ({ body: { ...preferences, kinds: [{ kind: 'offer', inApp: true, byMail }] } }),
    });
    const section = await open();
    expect(section.getByRole('checkbox', { name: 'Offers: By mail' })).toBeChecked();
    // By the link in a mail, read elsewhere.
    byMail = false;
    await goHome();
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Offers: By mail' })).not.toBeChecked());
  });

  it('offer guests, who have no address, nothing by mail', async () => {
    fakeServer({ [READ]: { body: preferences } });
    const section = await open(aGuestSession());
    expect(section.queryByRole('columnheader', { name: 'By mail' })).toBeNull();
    expect(section.getAllByRole('checkbox')).toHaveLength(NOTICE_KINDS.length);
  });
});

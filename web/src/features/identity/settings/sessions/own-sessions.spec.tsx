import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../../api/fake-server';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { OwnSessions } from './own-sessions';

const page: Feature = {
  name: 'page',
  namespaces: ['account'],
  routes: [{ path: '/', page: () => Promise.resolve(OwnSessions) }],
};
const session = (browser: string) => ({
  id: browser,
  browser,
  system: 'Windows',
  signedInAt: '2026-11-02T10:00:00.000Z',
  lastUsedAt: '2026-11-02T10:00:00.000Z',
  current: browser === 'Firefox',
});

/** This browser's session first, and those of two others. */
async function open() {
  let browsers = ['Firefox', 'Chrome', 'Opera'];
  const leave = (left: string[]) => () => {
    browsers = left;
    return { status: 204 };
  };
  fakeServer({
    'GET /api/profile/sessions': () => ({ body: { items: browsers.map(session) } }),
    'DELETE /api/profile/sessions/Chrome': leave(['Firefox', 'Opera']),
    'DELETE /api/profile/sessions': leave(['Firefox']),
  });
  await renderApp('/', [page]);
  await signedInAs(aSession());
}

async function end(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const question = within(screen.getByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: /^End/ }));
}

describe('where one is signed in', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is ended for one browser, with the focus going on to the next', async () => {
    await open();
    await end('End the session on Chrome on Windows');
    await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
    expect(screen.getByRole('button', { name: 'End the session on Opera on Windows' })).toHaveFocus();
  });

  it('is ended for all others, with the focus on what is left', async () => {
    await open();
    await end('End all other sessions');
    const list = screen.getByRole('list', { name: 'Where you are signed in' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(list).toHaveFocus();
  });
});

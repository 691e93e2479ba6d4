import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../api/fake-server';
import { Dialog } from '../ui/dialog';
import { Link } from '../ui/link';
import type { Feature } from './feature';
import { forgetEverything, renderApp } from './render-app';
import { useDialog, useDialogLink } from './use-dialog';

let answer: PromiseWithResolvers<void>;

/** Sends something, and closes once it is answered. */
function Asking() {
  const { open, close } = useDialog('asked');
  return (
    <Dialog addressed open={open} onClose={close} title="Asked">
      <button type="button" onClick={() => void answer.promise.then(close)}>
        Send
      </button>
    </Dialog>
  );
}

const Before = () => (
  <>
    <Link to="/page">To the page</Link>
    <Link to="/page?asked=1">To its dialog</Link>
  </>
);
const Page = () => <Link {...useDialogLink('asked')}>Ask</Link>;
const pages: Feature = {
  name: 'pages',
  namespaces: [],
  routes: [
    { path: '/before', page: () => Promise.resolve(Before) },
    { path: '/page', page: () => Promise.resolve(Page) },
  ],
  dialogs: [{ parameter: 'asked', page: () => Promise.resolve(Asking) }],
};

async function arrive(...links: string[]) {
  fakeServer({});
  answer = Promise.withResolvers();
  await renderApp('/before', [pages]);
  for (const name of links) await userEvent.click(await screen.findByRole('link', { name }));
  await screen.findByRole('dialog');
}
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog of the address', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it.each([
    ['page below it', ['To the page', 'Ask'], '/page'],
    ['page before it', ['To its dialog'], '/before'],
  ])('leaves the %s to who has gone back to it before the answer', async (_, links, page) => {
    await arrive(...links);
    await press('Send');
    act(() => history.back());
    await closed();
    expect(location.pathname).toBe(page);
    const go = jest.spyOn(history, 'go');
    await act(async () => answer.resolve());
    expect(go).not.toHaveBeenCalled();
    expect(location.pathname + location.search).toBe(page);
  });

  it.each([
    ['page below it', ['To the page', 'Ask']],
    ['address', ['To its dialog']],
  ])('closes with the answer for who has waited, and leaves the %s', async (_, links) => {
    await arrive(...links);
    await press('Send');
    await act(async () => answer.resolve());
    await closed();
    expect(location.pathname + location.search).toBe('/page');
  });

  it('closes as often as one comes back to it', async () => {
    await arrive('To the page', 'Ask');
    await press('Close');
    await closed();
    act(() => history.forward());
    await screen.findByRole('dialog');
    await press('Close');
    await closed();
    expect(location.pathname + location.search).toBe('/page');
  });
});

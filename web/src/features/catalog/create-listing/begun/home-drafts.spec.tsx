import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import type { Feature, HomeSectionProps } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { drafts } from '../feature';

const LIST = 'GET /api/my-drafts';
const NAME = 'Continue your drafts';

const Section = ({ title, more, children }: HomeSectionProps) => (
  <section aria-label={title}>
    {more}
    {children}
  </section>
);
const tellSettled = jest.fn();
const Home = () => <Slot name="member-sections" Section={Section} tellSettled={tellSettled} />;
const home: Feature = {
  name: 'home',
  namespaces: [],
  routes: [{ path: '/', page: () => Promise.resolve(Home) }],
};
const open = async () => {
  await renderApp('/', [home, drafts]);
  await signedInAs(aSession());
};
const begun = (title: string | null) => ({
  id: `draft-${title}`,
  title,
  category: null,
  image: null,
  updatedAt: new Date().toISOString(),
});
const remove = (title: string) => screen.findByRole('button', { name: `Delete the draft “${title}”` });

describe('what was begun, on one’s home', () => {
  beforeEach(() => void tellSettled.mockClear());
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('comes as soon as it is known, which it tells, and leads to its form', async () => {
    const items = Promise.withResolvers<object[]>();
    const calls = fakeServer({ [LIST]: async () => ({ body: { items: await items.promise } }) });
    await open();
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain(LIST));
    expect(tellSettled).not.toHaveBeenCalled();
    items.resolve([begun('Red kettle'), begun(null)]);
    const section = await screen.findByRole('region', { name: NAME });
    expect(tellSettled).toHaveBeenCalled();
    expect(within(section).getByRole('link', { name: /Red kettle/ })).toHaveAttribute(
      'href',
      '/create-listing?draft=draft-Red kettle',
    );
    expect(within(section).getByRole('link', { name: /Untitled item/ })).toBeVisible();
    expect(within(section).getByRole('link', { name: 'New listing' })).toHaveAttribute(
      'href',
      '/create-listing',
    );
  });

  it('goes when it is let go of, and the focus goes on to what is left', async () => {
    let items = ['Kettle', 'Lamp', 'Desk'].map(begun);
    fakeServer({
      [LIST]: () => ({ body: { items } }),
      'DELETE /api/my-drafts/draft-Lamp': () => {
        items = items.filter(({ title }) => title !== 'Lamp');
        return { status: 204 };
      },
    });
    await open();
    await userEvent.click(await remove('Lamp'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this draft?' }));
    expect(dialog.getByText(/^“Lamp” is gone then/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Lamp/ })).toBeNull());
    await waitFor(async () => expect(await remove('Desk')).toHaveFocus());
  });

  it.each([
    ['there is nothing', { body: { items: [] } }],
    ['it cannot be had', refusal(503, 'platform.unavailable')],
    ['there is no connection', 'network-error' as const],
  ])('stays away when %s', async (_, answer) => {
    fakeServer({ [LIST]: answer });
    await open();
    await waitFor(() => expect(tellSettled).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
  });
});

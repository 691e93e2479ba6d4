import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { fakeServer, refusal } from '../../../../api/fake-server';
import type { Feature, HomeSectionProps } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { SlotAtOnce } from '../../../../app/slot';
import { drafts } from '../feature';

const LIST = 'GET /api/my-drafts';
const NAME = 'Continue your drafts';

const Section = ({ title, more, children }: HomeSectionProps) => (
  <section aria-label={title}>
    {more}
    {children}
  </section>
);
const Home = () => (
  <Suspense fallback={<p>Waiting</p>}>
    <SlotAtOnce name="member-sections" Section={Section} />
    <p>Just listed</p>
  </Suspense>
);
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

describe('what was begun, on one’s home', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('comes with what stands below it, and leads to its form', async () => {
    const items = Promise.withResolvers<object[]>();
    fakeServer({ [LIST]: async () => ({ body: { items: await items.promise } }) });
    await open();
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(screen.queryByText('Just listed')).toBeNull();
    items.resolve([begun('Red kettle'), begun(null)]);
    const section = await screen.findByRole('region', { name: NAME });
    expect(screen.getByText('Just listed')).toBeVisible();
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

  it.each([
    ['there is nothing', { body: { items: [] } }],
    ['it cannot be had', refusal(503, 'platform.unavailable')],
    ['there is no connection', 'network-error' as const],
  ])('stays away when %s', async (_, answer) => {
    fakeServer({ [LIST]: answer });
    await open();
    await waitFor(() => expect(screen.getByText('Just listed')).toBeVisible());
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextStepView } from '../../../../api/catalog/figures.gen';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { dashboard } from '../feature';

jest.mock('../../../../api/watch-events', () => ({ watchEvents: () => () => undefined }));

const STEPS = 'GET /api/my-next-steps';
const OFFERS = 'GET /api/waiting-offers';
const PATCH = 'PATCH /api/listings/tank';

const aStep = (wanted: Partial<NextStepView>): NextStepView => ({
  id: 'tank',
  title: 'Aquarium, 60 l',
  price: 55,
  category: 'home-garden',
  image: null,
  views: 164,
  favorites: 14,
  step: 'lower-price',
  because: 14,
  lowerPrice: 49,
  ...wanted,
});
const anOffer = (sellerId: string, id: string) => ({
  offer: {
    id: `offer-${id}`,
    sellerId,
    buyerId: 'lena',
    amount: 48,
    counter: null,
    expiresAt: '2026-11-22T18:00:00Z',
  },
  person: { id: 'lena', name: 'Lena', deleted: false },
  item: { id, title: 'Leather boots', price: 55, category: 'clothing', image: null },
});

async function open(routes: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({ [OFFERS]: { body: { items: [], more: false } }, ...routes });
  await renderApp('/dashboard', [dashboard]);
  const session = aSession();
  await signedInAs({ ...session, profile: { ...session.profile, id: 'me' } });
  return calls;
}
const panel = async () => within(await screen.findByRole('region', { name: 'Next best steps' }));

describe('the next best steps', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('name one reason and one way on for each listing, offers first', async () => {
    const items = [
      aStep({ id: 'boots', title: 'Leather boots' }),
      aStep({ id: 'lamp', title: 'Lamp', step: 'add-photos', because: 1, lowerPrice: null }),
      aStep({
        id: 'book',
        title: 'Book',
        step: 'add-photos',
        because: 0,
        lowerPrice: null,
        views: 1,
        favorites: 1,
      }),
      aStep({ id: 'bike', title: 'Bike', step: 'settle', because: 7, lowerPrice: null }),
    ];
    const offers = { items: [anOffer('me', 'boots'), anOffer('somebody', 'other')], more: false };
    await open({ [STEPS]: { body: { items } }, [OFFERS]: { body: offers } });
    const rows = (await panel()).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    const [boots, lamp, book, bike] = rows.map((row) => within(row));
    const lena = boots?.getByRole('link', { name: 'Lena' });
    expect(lena).toHaveAttribute('href', '/trust-profile/lena');
    expect(lena?.parentElement).toHaveTextContent(/^Lena offers \$48, until Sun/);
    expect(boots?.getByRole('link', { name: 'Answer: Leather boots' })).toHaveAttribute(
      'href',
      '/chat/lena?listing=boots',
    );
    expect(lamp?.getByText('One photo, and nobody asked.')).toBeVisible();
    expect(lamp?.getByText('164 views, 14 favorites')).toBeInTheDocument();
    expect(book?.getByText('1 view, 1 favorite')).toBeInTheDocument();
    expect(lamp?.getByRole('link', { name: 'Add photos: Lamp' })).toHaveAttribute(
      'href',
      '/create-listing?edit=lamp',
    );
    expect(book?.getByText('It has no photo.')).toBeVisible();
    expect(bike?.getByText('Pending for 7 days.')).toBeVisible();
    expect(bike?.getByRole('link', { name: 'Sold or available?: Bike' })).toHaveAttribute(
      'href',
      '/listing/bike',
    );
  });

  it('lower a price once the seller has said so', async () => {
    let done = false;
    const calls = await open({
      [STEPS]: () => ({ body: { items: done ? [] : [aStep({})] } }),
      [PATCH]: () => {
        done = true;
        return { status: 204 };
      },
    });
    const steps = await panel();
    expect(steps.getByText('14 saved it, nobody asked.')).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: 'Drop to $49: Aquarium, 60 l' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Drop the price to $49?' }));
    expect(dialog.getByText(/costs \$55 now/)).toBeVisible();
    expect(calls.some(({ route }) => route === PATCH)).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Drop to $49' }));
    expect(await screen.findByText('“Aquarium, 60 l” costs $49 now')).toBeVisible();
    expect(calls.find(({ route }) => route === PATCH)?.body).toEqual({ price: 49 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Next best steps' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('pass the focus on to the next one when one is done', async () => {
    const due = { step: 'renew', because: 31, lowerPrice: null } as const;
    let items = [aStep(due), aStep({ ...due, id: 'lamp', title: 'Lamp' })];
    await open({
      [STEPS]: () => ({ body: { items } }),
      'POST /api/listings/tank/renewal': () => {
        items = items.slice(1);
        return { status: 204 };
      },
    });
    await userEvent.click((await panel()).getByRole('button', { name: 'Renew: Aquarium, 60 l' }));
    await waitFor(() => expect(screen.queryByText('Aquarium, 60 l')).toBeNull());
    expect(screen.getByRole('button', { name: 'Renew: Lamp' })).toHaveFocus();
  });

  it('renew, and stay when that fails', async () => {
    const renewal = 'POST /api/listings/tank/renewal';
    let works = false;
    await open({
      [STEPS]: () => ({ body: { items: [aStep({ step: 'renew', because: 31, lowerPrice: null })] } }),
      [renewal]: () => (works ? { status: 204 } : refusal(503, 'platform.unavailable')),
    });
    const steps = await panel();
    expect(steps.getByText('Put up 31 days ago.')).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: 'Renew: Aquarium, 60 l' }));
    expect(await screen.findByText('That did not work')).toBeVisible();
    works = true;
    await userEvent.click(steps.getByRole('button', { name: 'Renew: Aquarium, 60 l' }));
    expect(await screen.findByText('“Aquarium, 60 l” is among the newest again')).toBeVisible();
  });

  it('are left out where there is nothing to do', async () => {
    const calls = await open({ [STEPS]: { body: { items: [] } } });
    await waitFor(() => expect(calls.some(({ route }) => route === STEPS)).toBe(true));
    expect(await screen.findByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Next best steps' })).toBeNull();
  });
});

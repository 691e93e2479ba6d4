import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCard, aListing, anAnswer } from '../../../api/catalog/a-listing';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import type { Feature, HomeSectionProps } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { keepPlace } from '../../../browser/kept-place';
import { places } from './feature';

const OWN = 'GET /api/my-place';
const ITHACA = { id: 476794350, name: 'Ithaca, NY' };

const Section = ({ title, more, children }: HomeSectionProps) => (
  <section aria-label={title}>
    {more}
    {children}
  </section>
);
const onChange = jest.fn();
const tellSettled = jest.fn();
const page = (slot: () => React.ReactNode): Feature => ({
  name: 'page',
  namespaces: [],
  routes: [{ path: '/', page: () => Promise.resolve(() => slot()) }],
});
const home = page(() => <Slot name="member-sections" Section={Section} tellSettled={tellSettled} />);
const open = (shown: Feature) => renderApp('/', [shown, places]);
const sent = (calls: FakeCall[], route: string) => calls.filter((call) => call.route === route);

beforeEach(() => {
  onChange.mockClear();
  tellSettled.mockClear();
});
afterEach(() => {
  forgetEverything();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('What is near', () => {
  const LIST = 'GET /api/listings';

  it('stands on the home of who has a place, the nearest first, at most four', async () => {
    keepPlace(ITHACA);
    const cards = [0, 1, 3, 5, 8].map((distance) =>
      aCard({ id: `id-${distance}`, title: `At ${distance}`, distance }),
    );
    const calls = fakeServer({ [OWN]: { body: { place: ITHACA } }, [LIST]: { body: anAnswer(cards) } });
    await open(home);
    await signedInAs(aSession());
    const section = within(await screen.findByRole('region', { name: 'Near you' }));
    expect(await section.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    const [first, , , last] = section.getAllByRole('article');
    expect(first).toHaveTextContent(/ · within 1 mi · Mara/);
    expect(last).toHaveTextContent(/ · 3 mi · Mara/);
    expect(section.getByRole('link', { name: 'Ithaca, NY' })).toHaveAttribute(
      'href',
      `/listings?near=${ITHACA.id}&within=10&sort=nearest`,
    );
    expect(Object.fromEntries(sent(calls, LIST)[0]?.search ?? [])).toEqual({
      near: String(ITHACA.id),
      within: '10',
      sort: 'nearest',
    });
  });

  it.each([
    ['nothing is near', { body: anAnswer([]) }],
    ['it cannot be asked for', refusal(500, 'platform.internal')],
  ])('is left out when %s', async (_, answer) => {
    keepPlace(ITHACA);
    const calls = fakeServer({ [LIST]: answer });
    await open(home);
    await waitFor(() => expect(sent(calls, LIST)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Near you' })).toBeNull());
  });

  it('is asked for nobody without a place', async () => {
    const calls = fakeServer({ [OWN]: { body: { place: null } } });
    await open(home);
    await signedInAs(aSession());
    await waitFor(() => expect(sent(calls, OWN)).toHaveLength(1));
    expect(sent(calls, LIST)).toEqual([]);
  });

  it('is told of one listing in the reader’s own measure', async () => {
    keepPlace(ITHACA);
    const listing = aListing();
    const show = page(() => (
      <p>
        Old Mill
        <Slot name="listing-distance" listing={listing} />
      </p>
    ));
    fakeServer({ [`GET /api/listings/${listing.id}/distance`]: { body: { distance: 8 } } });
    await open(show);
    expect(await screen.findByText('Old Mill · 5 mi')).toBeVisible();
  });

  it('is not told where nobody knows, and asked by nobody without a place', async () => {
    const listing = aListing();
    const route = `GET /api/listings/${listing.id}/distance`;
    const calls = fakeServer({ [route]: { body: { distance: null } } });
    await open(
      page(() => (
        <p>
          Old Mill
          <Slot name="listing-distance" listing={listing} />
        </p>
      )),
    );
    expect(await screen.findByText('Old Mill')).toBeVisible();
    expect(sent(calls, route)).toEqual([]);
  });
});

import { afterEach, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../../api/catalog/a-listing';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { aMeetup } from '../../../../api/community/a-meetup';
import { type FakeCall, fakeServer } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, stub } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { meetupLinks, meetups } from '../feature';
import { dayAfter, dayAt } from './wall-time';

export const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

export const ME = '01930000-0000-7000-8000-000000000001';
export const THEO = '01930000-0000-7000-8000-000000000002';
export const PROPOSE = 'POST /api/meetups';
export const CAFE = {
  id: 'cafe-1',
  kind: 'cafe',
  name: 'Library cafe',
  address: 'North Campus',
  latitude: 46.5383,
  longitude: -69.1917,
  kmFromYou: 2,
  kmFromItem: 0,
};
const PARK = {
  ...CAFE,
  id: 'park-1',
  kind: 'park',
  name: 'Elm Park, main gate',
  kmFromYou: null,
  kmFromItem: null,
};

export const theirs = (wanted: Partial<ListingDetail> = {}): ListingDetail => {
  const listing = aListing({ status: 'active', ...wanted });
  return { ...listing, seller: listing.seller && { ...listing.seller, id: THEO, name: 'Theo' } };
};
export const { id: LISTING } = theirs();
export const TIMES = `GET /api/listings/${LISTING}/meetup-times`;
export const PLACES = `GET /api/listings/${LISTING}/meetup-places`;
export const inBrowserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

type Opened = {
  listing?: ListingDetail;
  address?: string;
  signedIn?: boolean;
  routes?: Parameters<typeof fakeServer>[0];
};
export async function open({
  listing = theirs(),
  address,
  signedIn = true,
  routes,
}: Opened = {}): Promise<FakeCall[]> {
  const calls = fakeServer({
    ...(signedIn && { 'POST /api/auth/refresh': { body: aSession() } }),
    [`GET /api/listings/${listing.id}`]: { body: listing },
    [TIMES]: { body: { taken: [] } },
    [PLACES]: { body: { items: [CAFE, PARK], between: true, fromOsm: false } },
    [PROPOSE]: { status: 201, body: aMeetup() },
    ...routes,
  });
  if (signedIn) localStorage.setItem(SIGNED_IN_HINT, '1');
  const page: Feature = {
    name: 'page',
    namespaces: [],
    routes: [
      {
        path: '/listing/:id',
        page: () => Promise.resolve(() => <Slot name="listing-tools" listing={listing} />),
      },
    ],
  };
  await renderApp(address ?? `/listing/${listing.id}`, [
    page,
    meetups,
    meetupLinks,
    stub('/auth'),
    stub('/chat/:id'),
  ]);
  return calls;
}

export const sheet = () => screen.findByRole('dialog', { name: 'When and where?' });
export const openSheet = async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'Schedule meetup' }));
  await sheet();
  await screen.findByRole('radio', { name: /Library cafe/ });
};
export const times = () =>
  within(within(screen.getByRole('dialog')).getByRole('group', { name: /\w+day, / })).getAllByRole('radio');
export const sent = (calls: FakeCall[]) =>
  calls.filter(({ route }) => route === PROPOSE).map(({ body }) => body);
export const submit = () => userEvent.click(screen.getByRole('button', { name: /^Propose/ }));

/** So many days from today on the calendar of a place. */
export const inDays = (count: number, timeZone = inBrowserZone): string =>
  dayAfter(dayAt(Date.now(), timeZone), count);

export const dayNamed = (day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string =>
  new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** Leaves nothing of one test to the next; within the `describe` of each spec. */
export function freshSchedule(): void {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });
}

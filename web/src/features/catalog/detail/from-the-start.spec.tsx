import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aListing } from '../../../api/catalog/a-listing';
import { catalogApi } from '../../../api/catalog/catalog.gen';
import { fakeServer } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { detail } from './feature';
import { SeesAll } from './sees-all';

const listing = aListing();
const ADMINISTRATOR = aSession({ id: 'administrator', role: 'admin' });

/** Whoever was here last comes back to the page, which is shown before the server says who is here. */
async function comeBack(...wereHere: ReturnType<typeof aSession>[]) {
  fakeServer({ 'POST /api/auth/refresh': () => new Promise(() => undefined) });
  await renderApp('/', []);
  for (const session of wereHere) await signedInAs(session);
  const kept = Object.entries(localStorage);
  forgetEverything();
  for (const [key, value] of kept) localStorage.setItem(key, String(value));
  const store = await renderApp(`/listing/${listing.id}`, [detail]);
  await act(() => store.dispatch(catalogApi.util.upsertQueryData('listing', { id: listing.id }, listing)));
  return screen.findByText('$120.00');
}

const room = () => screen.getByRole('button', { name: 'Share' }).closest('.more');

describe('the page of a listing', () => {
  beforeAll(() => {
    window.IntersectionObserver = SeesAll as unknown as typeof IntersectionObserver;
  });
  afterEach(forgetEverything);

  it('has from the start what its owner may do with it, in a row of its own', async () => {
    expect(await comeBack(aSession({ id: listing.seller?.id }))).toBeVisible();
    expect((await screen.findByRole('button', { name: 'Delete' })).closest('.own')).not.toBeNull();
  });

  it('has from the start what an administrator may do with it', async () => {
    expect(await comeBack(ADMINISTRATOR)).toBeVisible();
    expect(room()).not.toBeNull();
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  });

  it('has no room for that for anybody after them', async () => {
    expect(await comeBack(ADMINISTRATOR, aSession({ id: 'somebody-else' }))).toBeVisible();
    expect(room()).toBeNull();
  });
});

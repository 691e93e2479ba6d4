import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import { fakeServer } from '../../../api/fake-server';
import { fakeUploads } from '../../../api/fake-uploads';
import { aSession, forgetEverything, goHome } from '../../../app/render-app';
import { bodies, field, open } from './a-listing-form';

jest.mock('../../../api/catalog/watch-listing', () => ({ watchListing: () => () => undefined }));

async function beginAnother() {
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sell' }));
  await userEvent.type(await screen.findByLabelText('Title'), 'Lamp');
}

describe('the page that edits a listing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('edits a listing of one’s own', async () => {
    const listing = aListing({ category: 'services' });
    const EDIT = `PATCH /api/listings/${listing.id}`;
    const calls = fakeServer({
      [`GET /api/listings/${listing.id}`]: { body: listing },
      [EDIT]: { status: 204 },
    });
    await open(`?edit=${listing.id}`);
    await waitFor(() => expect(field('Title')).toHaveValue('Walnut lounge chair'));
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), '99');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls, EDIT)).toEqual([{ price: 99, updatedAt: listing.updatedAt }]);
  });

  it.each([
    ['has gone elsewhere', goHome, () => expect(location.pathname).toBe('/')],
    ['has begun another listing', beginAnother, () => expect(field('Title')).toHaveValue('Lamp')],
  ])('leaves whoever %s before the answer with that', async (_, goOn, isLeft) => {
    const listing = aListing();
    const saved = Promise.withResolvers<{ status: number }>();
    fakeServer({
      [`GET /api/listings/${listing.id}`]: { body: listing },
      [`PATCH /api/listings/${listing.id}`]: () => saved.promise,
    });
    await open(`?edit=${listing.id}`);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await goOn();
    saved.resolve({ status: 204 });
    expect(await screen.findByText('Listing updated')).toBeVisible();
    isLeft();
  });

  it('goes on with an edit that was left, with all of the listing’s photos', async () => {
    const images = ['one', 'two'].map((id) => ({ id, width: 10, height: 10, placeholder: 'data:,' }));
    const listing = aListing({ images });
    const EDIT = `PATCH /api/listings/${listing.id}`;
    const calls = fakeServer({
      [`GET /api/listings/${listing.id}`]: { body: listing },
      [EDIT]: { status: 204 },
    });
    await open(`?edit=${listing.id}`);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    cleanup();
    await open(`?edit=${listing.id}`);
    expect(await screen.findByText('We kept what you had typed.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Walnut lounge chair!');
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 2 forward' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls, EDIT)).toMatchObject([{ title: 'Walnut lounge chair!', imageIds: ['two', 'one'] }]);
  });

  it('keeps what was typed for whoever typed it', async () => {
    const listing = aListing();
    fakeServer({ [`GET /api/listings/${listing.id}`]: { body: listing } });
    await open(`?edit=${listing.id}`, aSession({ id: 'the-admin', role: 'admin' }));
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    cleanup();
    await open(`?edit=${listing.id}`);
    expect(await screen.findByLabelText('Title')).toHaveValue('Walnut lounge chair');
    expect(screen.queryByText('We kept what you had typed.')).toBeNull();
  });

  it('lets an administrator edit another’s listing, and leaves what they are not told', async () => {
    const listing = aListing({ images: [] });
    const EDIT = `PATCH /api/listings/${listing.id}`;
    const calls = fakeServer({
      [`GET /api/listings/${listing.id}`]: { body: listing },
      [EDIT]: { status: 204 },
    });
    await open(`?edit=${listing.id}`, aSession({ id: 'the-admin', role: 'admin' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Walnut lounge chair'));
    fakeUploads().push({
      status: 201,
      body: { id: 'new', width: 10, height: 10, placeholder: 'data:,' },
    });
    await userEvent.upload(field(/^Add photos/), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls, EDIT)).toMatchObject([{ imageIds: ['new'] }]);
    expect(Object.keys(bodies(calls, EDIT)[0] as object)).not.toContain('zipCode');
  });

  it.each([
    [8, true],
    [5, false],
  ])('takes %i photos of a listing that was spoken: %s', async (most, spoken) => {
    const listing = aListing({ spoken });
    fakeServer({ [`GET /api/listings/${listing.id}`]: { body: listing } });
    await open(`?edit=${listing.id}`);
    await waitFor(() => expect(field('Title')).toHaveValue('Walnut lounge chair'));
    void fakeUploads();
    const many = Array.from({ length: 9 }, (_, n) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(field(/^Add photos/), many);
    expect(await screen.findByText(`You can only upload up to ${most} images`)).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(most);
  });

  it('lets nobody edit what is not theirs', async () => {
    const listing = aListing();
    fakeServer({ [`GET /api/listings/${listing.id}`]: { body: listing } });
    await open(`?edit=${listing.id}`, aSession({ id: 'someone-else' }));
    expect(await screen.findByText('This is not your listing')).toBeInTheDocument();
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../../api/catalog/a-listing';
import type { EditListingBody, ListingDetail } from '../../../../api/catalog/listings';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { forgetEverything } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { field, open } from '../a-listing-form';

jest.mock('../../../../api/catalog/watch-listing', () => ({ watchListing: () => () => undefined }));

const { id } = aListing();
const EDIT = `PATCH /api/listings/${id}`;
const QUESTION = 'This listing was changed meanwhile';

/** A server whose listing takes edits, and which others can change. */
const aServer = (wanted: Partial<ListingDetail> = {}) => {
  let listing = aListing(wanted);
  let edits = 0;
  const change = (changed: object) => {
    edits += 1;
    listing = { ...listing, ...changed, updatedAt: `2026-11-22T10:00:0${edits}.000Z` };
  };
  const taken: object[] = [];
  fakeServer({
    [`GET /api/listings/${id}`]: () => ({ body: listing }),
    [EDIT]: (body) => {
      const { updatedAt, ...changed } = body as EditListingBody;
      if (updatedAt !== listing.updatedAt) return refusal(409, 'catalog.listing-changed-elsewhere');
      taken.push(changed);
      change(changed);
      return { status: 204 };
    },
  });
  return { change, taken };
};
const opened = async () => {
  await open(`?edit=${id}`);
  await screen.findByLabelText('Title');
};
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = async () => {
  await click('Save changes');
  await screen.findByText('Arrived at /listing/:id');
};

/** An edit whose price others have changed as well since it was left. */
const collide = async () => {
  const server = aServer();
  await opened();
  await retype('Price', '99');
  await retype('Location (optional)', 'Docks');
  cleanup();
  server.change({ price: 80 });
  await opened();
  expect(await screen.findByRole('dialog', { name: QUESTION })).toHaveTextContent('since: Price.');
  return server;
};

/** The same while the form stays open; what others have changed beside it is followed. */
const collideOpen = async () => {
  const server = aServer();
  await opened();
  await retype('Price', '99');
  await retype('Location (optional)', 'Docks');
  server.change({ price: 80, description: 'Comfortable.' });
  await click('Save changes');
  expect(await screen.findByRole('dialog', { name: QUESTION })).toHaveTextContent('since: Price.');
  expect(field('Price')).toHaveValue('99');
  expect(field('Description')).toHaveValue('Comfortable.');
  return server;
};

describe('an edit of a listing that is changed elsewhere', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('sends only what was changed in it', async () => {
    const { taken } = aServer();
    await opened();
    await retype('Price', '99');
    await save();
    expect(taken).toEqual([{ price: 99 }]);
  });

  it('goes on with the price of now', async () => {
    const { change, taken } = aServer();
    await opened();
    await retype('Title', 'Kettle');
    cleanup();
    change({ price: 80 });
    await opened();
    expect(field('Title')).toHaveValue('Kettle');
    expect(field('Price')).toHaveValue('80');
    expect(screen.queryByText(QUESTION)).toBeNull();
    await save();
    expect(taken).toEqual([{ title: 'Kettle' }]);
  });

  it('begins with nothing of the edit before', async () => {
    const { change, taken } = aServer();
    await opened();
    await retype('Title', 'Kettle');
    await save();
    change({ price: 80 });
    cleanup();
    await opened();
    expect(screen.queryByText('We kept what you had typed.')).toBeNull();
    expect(field('Title')).toHaveValue('Kettle');
    await retype('Location (optional)', 'Docks');
    await save();
    expect(taken).toEqual([{ title: 'Kettle' }, { location: 'Docks' }]);
  });

  it('is saved upon what others have changed beside it since it was opened', async () => {
    const { change, taken } = aServer();
    await opened();
    await retype('Price', '99');
    change({ title: 'Kettle' });
    await save();
    expect(taken).toEqual([{ price: 99 }]);
    expect(shownToast()?.title).toBe('Listing updated');
  });

  describe.each([
    ['since it was left', collide],
    ['while it was open', collideOpen],
  ])('in what was changed in it, %s,', (_, collided) => {
    it('asks which is wanted, and takes the listing’s', async () => {
      const { taken } = await collided();
      await click('Take the listing’s version');
      expect(field('Price')).toHaveValue('80');
      expect(screen.queryByText(QUESTION)).toBeNull();
      await save();
      expect(taken).toEqual([{ location: 'Docks' }]);
    });

    it('keeps what was typed, and does not ask again', async () => {
      const { taken } = await collided();
      await click('Keep mine');
      cleanup();
      await opened();
      expect(screen.queryByText(QUESTION)).toBeNull();
      await save();
      expect(taken).toEqual([{ price: 99, location: 'Docks' }]);
    });

    it('can be decided later, and is saved neither way before', async () => {
      const { taken } = await collided();
      await click('Close');
      await retype('Title', 'Kettle');
      cleanup();
      await opened();
      await click('Close');
      await click('Save changes');
      expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible();
      expect(taken).toEqual([]);
      await click('Keep mine');
      await save();
      expect(taken).toEqual([{ title: 'Kettle', price: 99, location: 'Docks' }]);
    });
  });
});

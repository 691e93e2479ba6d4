import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../../api/catalog/a-listing';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { fakeServer } from '../../../../api/fake-server';
import { forgetEverything } from '../../../../app/render-app';
import { bodies, field, open } from '../a-listing-form';

jest.mock('../../../../api/catalog/watch-listing', () => ({ watchListing: () => () => undefined }));

const { id } = aListing();
const EDIT = `PATCH /api/listings/${id}`;
const QUESTION = 'This listing was changed meanwhile';

/** A server whose listing takes edits, and which others can change. */
const aServer = (wanted: Partial<ListingDetail> = {}) => {
  let listing = aListing(wanted);
  const change = (changed: object) => {
    listing = { ...listing, ...changed };
  };
  const calls = fakeServer({
    [`GET /api/listings/${id}`]: () => ({ body: listing }),
    [EDIT]: (body) => {
      change(body as object);
      return { status: 204 };
    },
  });
  return { change, sent: () => bodies(calls, EDIT) };
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

describe('an edit of a listing that is changed elsewhere', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('sends only what was changed in it', async () => {
    const { sent } = aServer();
    await opened();
    await retype('Price', '99');
    await save();
    expect(sent()).toEqual([{ price: 99 }]);
  });

  it('goes on with the price of now', async () => {
    const { change, sent } = aServer();
    await opened();
    await retype('Title', 'Kettle');
    cleanup();
    change({ price: 80 });
    await opened();
    expect(field('Title')).toHaveValue('Kettle');
    expect(field('Price')).toHaveValue('80');
    expect(screen.queryByText(QUESTION)).toBeNull();
    await save();
    expect(sent()).toEqual([{ title: 'Kettle' }]);
  });

  it('begins with nothing of the edit before', async () => {
    const { change, sent } = aServer();
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
    expect(sent()).toEqual([{ title: 'Kettle' }, { location: 'Docks' }]);
  });

  describe('in what was changed in it', () => {
    it('asks which is wanted, and takes the listing’s', async () => {
      const { sent } = await collide();
      await click('Take the listing’s version');
      expect(field('Price')).toHaveValue('80');
      expect(screen.queryByText(QUESTION)).toBeNull();
      await save();
      expect(sent()).toEqual([{ location: 'Docks' }]);
    });

    it('keeps what was typed, and does not ask again', async () => {
      const { sent } = await collide();
      await click('Keep mine');
      cleanup();
      await opened();
      expect(screen.queryByText(QUESTION)).toBeNull();
      await save();
      expect(sent()).toEqual([{ price: 99, location: 'Docks' }]);
    });

    it('can be decided later, and is saved neither way before', async () => {
      const { sent } = await collide();
      await click('Close');
      await retype('Title', 'Kettle');
      cleanup();
      await opened();
      await click('Close');
      await click('Save changes');
      expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible();
      expect(sent()).toEqual([]);
      await click('Keep mine');
      await save();
      expect(sent()).toEqual([{ title: 'Kettle', price: 99, location: 'Docks' }]);
    });
  });
});

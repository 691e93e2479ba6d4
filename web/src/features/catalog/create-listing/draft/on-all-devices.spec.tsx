import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { aGuestSession, aSession, forgetEverything } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { bodies, CREATED, field, open, PUBLISH, publish } from '../a-listing-form';
import { EMPTY } from '../listing-values';
import {
  aDraft,
  anyPut,
  card,
  DELETE,
  draftInAddress,
  ID,
  kept,
  LIST,
  leave,
  listOf,
  ONE,
  PUT,
  there,
} from './a-server-draft';
import { type LocalCopy, writeCopy } from './local-copies';

describe('a draft on all devices', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('begins with the first letter, is named in the address, and says when it is saved', async () => {
    const calls = fakeServer({ [LIST]: listOf() });
    await open();
    expect(draftInAddress()).toBeNull();
    await userEvent.type(await screen.findByLabelText('Title'), 'K');
    await waitFor(() => expect(draftInAddress()).not.toBeNull());
    const id = draftInAddress();
    await userEvent.type(field('Title'), 'ettle');
    await userEvent.type(field('Price'), '19.4');
    expect([field('Title'), field('Price')].map((each) => (each as HTMLInputElement).value)).toEqual([
      'Kettle',
      '19.4',
    ]);
    await leave();
    await waitFor(() => expect(anyPut(calls).at(-1)?.body).toMatchObject({ title: 'Kettle', price: 19.4 }));
    expect(new Set(anyPut(calls).map(({ route }) => route))).toEqual(new Set([`PUT /api/my-drafts/${id}`]));
    // Nobody has answered it here.
    expect(await screen.findByText('Kept in this browser · no connection')).toBeInTheDocument();
    expect(shownToast()).toBeNull();
  });

  it('is gone on with where the address says so, with its pictures, and published with its name', async () => {
    const calls = fakeServer({ [ONE]: { body: aDraft() }, [PUT]: kept(4), [PUBLISH]: CREATED });
    await open(`?draft=${ID}`);
    expect(await screen.findByText('We kept what you had typed.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Red kettle');
    expect(field('Price')).toHaveValue('12.50');
    expect(calls.map(({ route }) => route)).not.toContain(LIST);
    await userEvent.type(field('Title'), ', brass');
    await leave();
    const status = await screen.findByText(/^Saved .* · on all your devices$/);
    expect(status.closest('output')).not.toBeNull();
    expect(bodies(calls, PUT)).toMatchObject([
      { version: 3, change: 1, title: 'Red kettle, brass', price: 12.5, imageIds: ['image-1'] },
    ]);
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls)).toMatchObject([{ title: 'Red kettle, brass', imageIds: ['image-1'], draftId: ID }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('new-listing:'))).toEqual([]);
    expect(calls.map(({ route }) => route)).not.toContain(DELETE);
  });

  it('is offered above an empty form, opened in its place, and deleted when that is confirmed', async () => {
    const other = '01930000-0000-7000-8000-0000000000d2';
    let items = [card(), card({ id: other, title: null })];
    fakeServer({
      [LIST]: () => listOf(...items),
      [ONE]: { body: aDraft() },
      [`DELETE /api/my-drafts/${other}`]: () => {
        items = [card()];
        return { status: 204 };
      },
    });
    await open();
    const begun = await screen.findByRole('region', { name: 'Continue a draft' });
    expect(field('Title')).toHaveValue('');
    expect(
      within(begun)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Red kettle'), expect.stringContaining('Untitled item')]);
    await userEvent.click(within(begun).getByRole('button', { name: 'Delete the draft “Untitled item”' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(begun).getAllByRole('link')).toHaveLength(1));
    expect(shownToast()?.title).toBe('Draft deleted.');
    await userEvent.click(within(begun).getByRole('link', { name: /Red kettle/ }));
    expect(await screen.findByText('We kept what you had typed.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Red kettle');
    expect(screen.queryByRole('region', { name: 'Continue a draft' })).toBeNull();
  });

  it('is not missed where the others cannot be told', async () => {
    fakeServer({ [LIST]: refusal(503, 'platform.unavailable') });
    await open();
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Continue a draft' })).toBeNull();
  });

  it('says so where it is no longer there, and offers an empty form', async () => {
    fakeServer({ [ONE]: refusal(404, 'catalog.draft-not-found'), [LIST]: listOf() });
    await open(`?draft=${ID}`);
    expect(await screen.findByText('That draft is no longer there.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('');
  });

  it('can be asked for again where it does not come', async () => {
    let down = true;
    fakeServer({ [ONE]: () => (down ? refusal(503, 'platform.unavailable') : { body: aDraft() }) });
    await open(`?draft=${ID}`);
    expect(await screen.findByText('This draft could not be loaded')).toBeInTheDocument();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Red kettle');
  });

  it('that was typed without a connection is sent when it is opened again, once', async () => {
    let down = true;
    const calls = fakeServer({
      [ONE]: { body: aDraft() },
      [PUT]: () => (down ? 'network-error' : kept(4)),
    });
    await open(`?draft=${ID}`);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    await leave();
    expect(await screen.findByText('Kept in this browser · no connection')).toBeInTheDocument();
    cleanup();
    await open();
    expect(await screen.findByLabelText('Title')).toHaveValue('Red kettle!');
    expect(draftInAddress()).toBe(ID);
    down = false;
    const before = bodies(calls, PUT).length;
    await leave();
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    expect(bodies(calls, PUT).slice(before)).toMatchObject([{ version: 3, title: 'Red kettle!' }]);
  });

  describe('that was sent as the page was closed', () => {
    const copy: LocalCopy = {
      id: ID,
      version: 2,
      unsent: true,
      form: 'form-1',
      change: 4,
      owner: aSession().profile.id,
      kind: 'member',
      savedAt: 0,
      values: { ...EMPTY, title: 'Of before' },
      images: [],
      byAi: [],
    };

    it('goes on as it is on the server when it has arrived there, whatever was changed since', async () => {
      writeCopy(copy);
      const calls = fakeServer({ [ONE]: there(4), [PUT]: kept(4) });
      await open();
      expect(await screen.findByLabelText('Title')).toHaveValue('Red kettle');
      await leave();
      expect(bodies(calls, PUT)).toEqual([]);
    });

    it('goes on as it was typed when it has not', async () => {
      writeCopy(copy);
      fakeServer({ [ONE]: there(3) });
      await open(`?draft=${ID}`);
      expect(await screen.findByLabelText('Title')).toHaveValue('Of before');
    });

    it('is not begun again when it has been published since', async () => {
      writeCopy(copy);
      const calls = fakeServer({ [ONE]: refusal(404, 'catalog.draft-not-found'), [LIST]: listOf() });
      await open();
      expect(await screen.findByText('That draft is no longer there.')).toBeInTheDocument();
      expect(field('Title')).toHaveValue('');
      expect(anyPut(calls)).toEqual([]);
      cleanup();
      await open();
      expect(await screen.findByLabelText('Title')).toHaveValue('');
      expect(screen.queryByText('That draft is no longer there.')).toBeNull();
    });

    it('is begun when nothing of it has ever arrived', async () => {
      writeCopy({ ...copy, version: 0 });
      const calls = fakeServer({ [ONE]: refusal(404, 'catalog.draft-not-found'), [PUT]: kept(1) });
      await open();
      expect(await screen.findByLabelText('Title')).toHaveValue('Of before');
      await leave();
      expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
      expect(bodies(calls, PUT)).toMatchObject([{ version: 0, title: 'Of before' }]);
    });
  });

  it('that was begun as a guest goes on after signing up, as the same draft', async () => {
    const GUESTS = 'GET /api/my-listings';
    const calls = fakeServer({
      [GUESTS]: { body: { items: [], nextCursor: null, totals: { listings: 0 }, publishable: 3 } },
      [LIST]: listOf(),
    });
    const guest = aGuestSession();
    await open('', guest);
    await userEvent.type(await screen.findByLabelText('Title'), 'Copper kettle');
    await leave();
    const id = draftInAddress();
    await waitFor(() => expect(anyPut(calls)).not.toEqual([]));
    cleanup();
    const { rememberBroughtGuest } = await import('../../../../app/session/brought-guest');
    const member = aSession({ id: 'mara' });
    rememberBroughtGuest({ ...member, broughtGuest: guest.profile.id });
    await open('', member);
    expect(await screen.findByLabelText('Title')).toHaveValue('Copper kettle');
    expect(draftInAddress()).toBe(id);
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { forgetEverything } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { bodies, CREATED, field, open, PUBLISH, publish } from '../a-listing-form';
import { aDraft, anyPut, DELETE, draftInAddress, ID, kept, leave, ONE, PUT } from './a-server-draft';

/** A draft of this form and of another device, which was first. */
const collide = async (answers: Parameters<typeof fakeServer>[0] = {}) => {
  let theirs = aDraft();
  let taken = 0;
  const calls = fakeServer({
    [ONE]: () => ({ body: theirs }),
    [PUT]: (body) =>
      (body as { version: number }).version < theirs.version
        ? refusal(409, 'catalog.draft-changed-elsewhere', { params: { version: theirs.version } })
        : kept(theirs.version + (taken += 1)),
    ...answers,
  });
  await open(`?draft=${ID}`);
  await screen.findByLabelText('Title');
  theirs = aDraft({ version: 7, words: { title: 'Blue kettle' }, images: [] });
  await userEvent.type(field('Title'), ' of mine');
  await leave();
  await screen.findByText('This draft was changed on another device');
  await screen.findByText(/^There it says “Blue kettle”/);
  return calls;
};

describe('a draft that another device', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  describe('has changed', () => {
    it('asks which version is wanted, and takes the other one', async () => {
      await collide();
      await userEvent.click(screen.getByRole('button', { name: 'Take the other device’s version' }));
      expect(field('Title')).toHaveValue('Blue kettle');
      expect(screen.queryByText('This draft was changed on another device')).toBeNull();
      expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
    });

    it('keeps one’s own upon the other', async () => {
      const calls = await collide();
      await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
      expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
      expect(bodies(calls, PUT).at(-1)).toMatchObject({ version: 7, title: 'Red kettle of mine' });
      expect(field('Title')).toHaveValue('Red kettle of mine');
    });

    it('can be decided later, and is published neither way before', async () => {
      const calls = await collide({ [PUBLISH]: CREATED });
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.getByText('Changed on another device')).toBeInTheDocument();
      await publish();
      await waitFor(() =>
        expect(shownToast()?.description).toBe('This draft was changed on another device.'),
      );
      expect(bodies(calls)).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
      await screen.findByText(/^Saved/);
      await publish();
      expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    });
  });

  it('has ended is kept as a new one, or let go of', async () => {
    const calls = fakeServer({
      [ONE]: { body: aDraft() },
      [PUT]: refusal(404, 'catalog.draft-not-found'),
      [DELETE]: refusal(404, 'catalog.draft-not-found'),
    });
    await open(`?draft=${ID}`);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it as a new draft' }));
    await waitFor(() => expect(draftInAddress()).not.toBe(ID));
    expect(field('Title')).toHaveValue('Red kettle!');
    await waitFor(() =>
      expect(anyPut(calls).at(-1)).toMatchObject({
        route: `PUT /api/my-drafts/${draftInAddress()}`,
        body: { version: 0, title: 'Red kettle!' },
      }),
    );
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { forgetEverything } from '../../../../app/render-app';
import { field, open } from '../a-listing-form';
import { aDraft, ID, leave, ONE, PUT } from './a-server-draft';

let dropped = true;
jest.mock('./decision', () => {
  if (dropped) throw new Error('The connection was dropped');
  return jest.requireActual('./decision');
});

describe('what is to be decided about a draft', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('leaves the form alone when its code does not come, and is asked for anew', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    fakeServer({ [ONE]: { body: aDraft() }, [PUT]: refusal(404, 'catalog.draft-not-found') });
    await open(`?draft=${ID}`);
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    await leave();
    const decide = await screen.findByRole('button', { name: 'Decide' });
    await userEvent.click(decide);
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    expect(field('Title')).toHaveValue('Red kettle!');

    dropped = false;
    await userEvent.click(decide);
    expect(await screen.findByRole('button', { name: 'Keep it as a new draft' })).toBeVisible();
  });
});

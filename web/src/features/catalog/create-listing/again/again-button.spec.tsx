import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RotateCcw } from 'lucide-react';
import type { Feature } from '../../../../app/feature';
import { forgetEverything, renderApp } from '../../../../app/render-app';
import { AgainButton } from './again-button';

let dropped = true;
jest.mock('../../../../ui/confirm-dialog', () => {
  if (dropped) throw new Error('The connection was dropped');
  return jest.requireActual('../../../../ui/confirm-dialog');
});

const onAgain = jest.fn();
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/',
      page: async () => () => (
        <AgainButton
          icon={RotateCcw}
          label="Try again"
          question={{ title: 'Begin anew?', text: 'Your words go.', keep: 'Keep them' }}
          onAgain={onAgain}
        />
      ),
    },
  ],
};

describe('to begin anew', () => {
  afterEach(forgetEverything);

  it('takes an answer: without the code of its question it says so, and nothing goes', async () => {
    await renderApp('/', [page]);
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    expect(again).toBeVisible();
    expect(onAgain).not.toHaveBeenCalled();

    dropped = false;
    await userEvent.click(again);
    expect(await screen.findByRole('dialog', { name: 'Begin anew?' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) ?? again);
    expect(onAgain).toHaveBeenCalledTimes(1);
  });
});

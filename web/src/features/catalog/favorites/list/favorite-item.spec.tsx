import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { onPlan } from '../../../../app/session/a-profile';
import { aFavorite, aPage } from '../a-favorite';
import { favorites } from '../feature';

const chair = aFavorite();
const DELETE = `DELETE /api/favorites/${chair.id}`;

/** Presses the heart of the one favorite that is shown, of so many. */
async function press(saved: number, session = aSession()) {
  let gone = false;
  const calls = fakeServer({
    'GET /api/favorites': () => ({ body: aPage(gone ? [] : [chair], { saved: gone ? saved - 1 : saved }) }),
    [DELETE]: () => {
      gone = true;
      return { status: 204 };
    },
  });
  await renderApp('/favorites', [favorites, stub('/listings')]);
  await signedInAs(session);
  await userEvent.click(await screen.findByRole('button', { name: `Favorite: ${chair.title}` }));
  return () => calls.filter(({ route }) => route === DELETE).length;
}
const question = () => screen.findByRole('dialog', { name: 'Remove this favorite?' });

describe('a favorite of more than the plan allows', () => {
  afterEach(forgetEverything);

  it('is taken off only by who has read that it cannot be taken back, and nothing offers that', async () => {
    const removals = await press(6);
    const dialog = within(await question());
    expect(dialog.getByText(/cannot be taken back: you have saved more than your plan allows/)).toBeVisible();
    expect(removals()).toBe(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed from favorites')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('heading', { name: chair.title })).toBeNull();
    expect(removals()).toBe(1);
  });

  it('stays with who would rather keep it', async () => {
    const removals = await press(6);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { name: chair.title })).toBeVisible();
    expect(removals()).toBe(0);
  });

  it.each([
    ['as many as the plan allows', 5, aSession()],
    ['a plan without a limit', 60, aSession(onPlan('premium'))],
  ])('is no matter of %s', async (_, saved, session) => {
    const removals = await press(saved, session);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(removals()).toBe(1);
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aCard, anAnswer } from '../../../api/catalog/a-listing';
import { fakeServer } from '../../../api/fake-server';
import { SIGNED_IN_HINT } from '../../../api/refresh-session';
import type { Feature, SlotProps } from '../../../app/feature';
import { aSession, forgetEverything, renderApp } from '../../../app/render-app';
import { useTellSettled } from '../../../app/settled';
import { home } from './feature';

/** A section of another feature, which knows what it has or is still asking. */
function section(known: boolean): Feature {
  const Part = ({ Section, tellSettled }: SlotProps['member-sections']) => {
    useTellSettled(tellSettled, known);
    return known && <Section title="Near you">A lamp</Section>;
  };
  const slots = { 'member-sections': () => Promise.resolve(Part) };
  return { name: 'near', namespaces: [], routes: [], slots };
}

const open = async (part: Feature) => {
  fakeServer({
    'POST /api/auth/refresh': { body: aSession() },
    'GET /api/listings': { body: anAnswer([aCard({ title: 'Record player' })]) },
  });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp('/', [home, part]);
};

describe('the home of who is known', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('shows what others have there, and what is new below it, at once', async () => {
    await open(section(true));
    expect(await screen.findByRole('region', { name: 'Near you' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Just listed' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status', { name: /loading/i })).toBeNull());
  });

  it('keeps what is new back while a section above it may still come, but not for ever', async () => {
    await open(section(false));
    expect(await screen.findByText('Record player')).not.toBeVisible();
    expect(screen.queryByRole('region', { name: 'Just listed' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'Just listed' }, { timeout: 10_000 })).toBeVisible();
  });
});

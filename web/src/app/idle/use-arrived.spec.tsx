import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AppContext } from '../app-context';
import type { Feature } from '../feature';
import { buildOffers } from '../routing/routes';
import { Slot } from '../slot';
import { createStore } from '../store';
import { useSlotArrived } from './use-arrived';

const floating = (name: string, fetchPart: () => Promise<ComponentType>): Feature => ({
  name,
  namespaces: [],
  routes: [],
  slots: { floating: fetchPart },
});

const Floating = () => (useSlotArrived('floating') ? <Slot name="floating" /> : <p>On its way</p>);

/** A part that is there, beside one that is late. */
async function renderFloating() {
  const late = Promise.withResolvers<ComponentType>();
  const firstIsDrawn = jest.fn();
  const First = () => {
    firstIsDrawn();
    return <p>What came first</p>;
  };
  const fetchLate = jest.fn(() => late.promise);
  const features = [floating('first', () => Promise.resolve(First)), floating('late', fetchLate)];
  const offers = buildOffers(() => Promise.resolve(features), createStore());
  await act(async () => {
    render(
      <AppContext value={{ routes: [], offers }}>
        <Floating />
      </AppContext>,
    );
  });
  await waitFor(() => expect(fetchLate).toHaveBeenCalled());
  return { late, firstIsDrawn };
}

describe('what comes when the browser is idle', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is drawn once, when all of it has arrived', async () => {
    const { late, firstIsDrawn } = await renderFloating();
    expect(screen.getByText('On its way')).toBeVisible();
    late.resolve(() => <p>What came late</p>);
    expect(await screen.findByText('What came late')).toBeVisible();
    expect(screen.getByText('What came first')).toBeVisible();
    expect(firstIsDrawn).toHaveBeenCalledTimes(1);
  });

  it('is drawn without what does not arrive', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { late } = await renderFloating();
    late.reject(new Error('There is no connection.'));
    expect(await screen.findByText('What came first')).toBeVisible();
    expect(reported.mock.calls.flat().map(String).join(' ')).toContain('could not be fetched');
  });
});

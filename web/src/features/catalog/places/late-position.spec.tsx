import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { placeAt } from '#contract/places';
import { fakeServer } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { forgetEverything, renderApp, stub } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { keptPlace } from '../../../browser/kept-place';
import { places } from './feature';

const ITHACA = { id: 476794350, name: 'Ithaca, NY' };
const LYON = { id: 488358485, name: 'Lyon' };
const NAMED = `GET /api/places/${placeAt(42.44, -76.5)}`;
const HERE = { coords: { latitude: 42.44, longitude: -76.5 } } as GeolocationPosition;

const onChange = jest.fn();
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/',
      page: () =>
        Promise.resolve(() => (
          <>
            <Slot name="browse-filters" near={undefined} within={undefined} onChange={onChange} />
            <Link to="/elsewhere">Elsewhere</Link>
          </>
        )),
    },
  ],
};

/** A browser that asks its person first: each answer is given when they have decided. */
let answers: PositionCallback[] = [];
const open = async (routes: Parameters<typeof fakeServer>[0]) => {
  const calls = fakeServer(routes);
  const store = await renderApp('/', [page, places, stub('/elsewhere')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Use my position' }));
  expect(answers).toHaveLength(1);
  return { store, calls };
};
const answer = () => act(async () => answers[0]?.(HERE));
const leave = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('heading', { name: 'Arrived at /elsewhere' });
};

beforeEach(() => {
  answers = [];
  onChange.mockClear();
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) => void answers.push(found);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});
afterEach(() => {
  forgetEverything();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('A position that comes late', () => {
  it('is not asked about once its page has been left', async () => {
    const { calls } = await open({ [NAMED]: { body: ITHACA } });
    await leave();
    await answer();
    expect(calls).toEqual([]);
  });

  it('chooses nothing when it is named once its page has been left', async () => {
    const named = Promise.withResolvers<void>();
    const { store, calls } = await open({ [NAMED]: () => named.promise.then(() => ({ body: ITHACA })) });
    await answer();
    await waitFor(() => expect(calls).toHaveLength(1));
    await leave();
    await act(async () => named.resolve());
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain(ITHACA.name));
    expect(onChange).not.toHaveBeenCalled();
    expect(keptPlace()).toBeUndefined();
  });

  it('does not take the place of the one that was typed meanwhile', async () => {
    const { calls } = await open({
      [NAMED]: { body: ITHACA },
      'GET /api/places': { body: { items: [{ ...LYON, code: null }] } },
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'Postal code or town' }), 'lyo');
    await userEvent.click(await screen.findByRole('option', { name: 'Lyon' }));
    await answer();
    expect(calls.map(({ route }) => route)).not.toContain(NAMED);
    expect(await screen.findByText('Near Lyon')).toBeVisible();
    expect(keptPlace()).toEqual(LYON);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeAt } from '#contract/places';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import { closeSession } from '../../../api/session-token';
import type { Feature, HomeSectionProps } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { keepPlace, keptPlace } from '../../../browser/kept-place';
import { places } from './feature';

const FIND = 'GET /api/places';
const OWN = 'GET /api/my-place';
const CHOOSE = 'PUT /api/my-place';
const ITHACA = { id: 476794350, name: 'Ithaca, NY' };
const LYON = { id: 488358485, name: 'Lyon' };
const found = (items: object[]) => ({ body: { items } });

const Section = ({ title, more, children }: HomeSectionProps) => (
  <section aria-label={title}>
    {more}
    {children}
  </section>
);
const onChange = jest.fn();
const page = (slot: () => React.ReactNode): Feature => ({
  name: 'page',
  namespaces: [],
  routes: [{ path: '/', page: () => Promise.resolve(() => slot()) }],
});
const filter = (near?: number, reach?: 5) =>
  page(() => <Slot name="browse-filters" near={near} within={reach} onChange={onChange} />);
const settings = page(() => <Slot name="settings" Section={Section} />);
const open = (shown: Feature) => renderApp('/', [shown, places]);
const sent = (calls: FakeCall[], route: string) => calls.filter((call) => call.route === route);
const field = () => screen.findByRole('combobox', { name: 'Postal code or town' });

/** A browser that answers like this when it is asked where it is. */
function standingAt(answer: { latitude: number; longitude: number } | { code: number }) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (done, fail) => {
    if ('code' in answer) fail?.({ ...answer, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    else done({ coords: answer } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

beforeEach(() => void onChange.mockClear());
afterEach(() => {
  forgetEverything();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('Choosing a place to look around', () => {
  it('offers what begins like what was typed, by keys and by pointer, and keeps what is chosen', async () => {
    const calls = fakeServer({
      [FIND]: found([
        { ...ITHACA, code: '14850' },
        { ...LYON, code: null },
      ]),
    });
    await open(filter());
    await userEvent.type(await field(), '148');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['14850 · Ithaca, NY', 'Lyon']);
    expect(await field()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(onChange).toHaveBeenCalledWith({ near: ITHACA.id });
    expect(keptPlace()).toEqual(ITHACA);
    expect(await screen.findByText('Near Ithaca, NY')).toBeVisible();
    expect(sent(calls, CHOOSE)).toEqual([]);

    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await field()).toHaveFocus();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(keptPlace()).toBeNull();
    await userEvent.type(await field(), 'lyo');
    await userEvent.click(await screen.findByRole('option', { name: 'Lyon' }));
    expect(keptPlace()).toEqual(LYON);
  });

  it('says at the field that no place begins so', async () => {
    fakeServer({ [FIND]: found([]) });
    await open(filter());
    await userEvent.type(await field(), "1' or 1=1");
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/No place begins like this/));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('says at the field that it could not look, and looks again', async () => {
    let reachable = false;
    fakeServer({ [FIND]: () => (reachable ? found([{ ...LYON, code: null }]) : 'network-error') });
    await open(filter());
    await userEvent.type(await field(), 'lyo');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Network error/));
    reachable = true;
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Lyon' })).toBeVisible();
    expect(await field()).not.toHaveAccessibleDescription(/Network error/);
  });

  it('asks for nothing before there are two signs', async () => {
    const calls = fakeServer({ [FIND]: found([{ ...ITHACA, code: null }]) });
    await open(filter());
    await userEvent.type(await field(), 'i');
    await userEvent.type(await field(), 't');
    await screen.findByRole('option');
    expect(sent(calls, FIND).map(({ search }) => search.get('q'))).toEqual(['it']);
  });

  it('looks so far around it, told as the distances are', async () => {
    keepPlace(ITHACA);
    fakeServer({});
    await open(filter());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Within' }), '3 mi');
    expect(onChange).toHaveBeenCalledWith({ near: ITHACA.id, within: 5 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Within' }), 'Any distance');
    expect(onChange).toHaveBeenLastCalledWith({ near: ITHACA.id, within: undefined });
  });

  it('names the place of a link that somebody else has sent', async () => {
    keepPlace(ITHACA);
    fakeServer({ [`GET /api/places/${LYON.id}`]: { body: LYON } });
    await open(filter(LYON.id, 5));
    expect(await screen.findByText('Near Lyon')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Within' })).toHaveValue('5');
    expect(keptPlace()).toEqual(ITHACA);
  });

  it('lets go of the place of a link whose place has no name', async () => {
    fakeServer({});
    await open(filter(1));
    expect(await screen.findByText('Near the place in this link')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenCalledWith(null);
  });
});

const use = async () => userEvent.click(await screen.findByRole('button', { name: 'Use my position' }));

describe('The browser’s position', () => {
  it('goes to the server as a coarse place only', async () => {
    standingAt({ latitude: 42.440631234, longitude: -76.496607777 });
    const calls = fakeServer({ [`GET /api/places/${placeAt(42.44, -76.5)}`]: { body: ITHACA } });
    await open(filter());
    await use();
    expect(await screen.findByText('Near Ithaca, NY')).toBeVisible();
    expect(onChange).toHaveBeenCalledWith({ near: ITHACA.id });
    expect(JSON.stringify(calls)).not.toMatch(/42\.44|76\.49/);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/42\.44|76\.49/);
  });

  it.each([
    ['is refused', { code: 1 }, /does not tell where you are/],
    ['takes too long', { code: 3 }, /could not be found/],
    ['is none', { latitude: Number.NaN, longitude: 0 }, /could not be found/],
    ['is out of range', { latitude: 91, longitude: 0 }, /could not be found/],
    ['is far from every place', { latitude: 0, longitude: 0 }, /No place is known near you/],
  ])('that %s leaves the other ways', async (_, answer, said) => {
    standingAt(answer);
    fakeServer({ [`GET /api/places/${placeAt(0, 0)}`]: refusal(404, 'catalog.no-place-near') });
    await open(filter());
    await use();
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(said));
    expect(onChange).not.toHaveBeenCalled();
    expect(keptPlace()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Use my position' })).toBeEnabled();
  });

  it('of a browser that knows none is not asked for', async () => {
    fakeServer({});
    await open(filter());
    await use();
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/could not be found/));
  });
});

describe('The place of who is signed in', () => {
  it('is kept on their profile, and let go of there too', async () => {
    const calls = fakeServer({
      [OWN]: { body: { place: null } },
      [FIND]: found([{ ...ITHACA, code: null }]),
      [CHOOSE]: { body: { place: ITHACA } },
    });
    await open(settings);
    await signedInAs(aSession());
    expect(await screen.findByRole('region', { name: 'Your place' })).toBeVisible();
    await userEvent.type(await field(), 'itha');
    await userEvent.click(await screen.findByRole('option', { name: 'Ithaca, NY' }));
    expect(await screen.findByText('Near Ithaca, NY')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(sent(calls, CHOOSE)).toHaveLength(2));
    expect(sent(calls, CHOOSE).map(({ body }) => body)).toEqual([{ id: ITHACA.id }, { id: null }]);
    // What the profile said before does not come back.
    expect(keptPlace()).toBeNull();
  });

  it('comes to a browser that knows none, and leaves it with them', async () => {
    const own: object[] = [LYON, ITHACA];
    fakeServer({ [OWN]: () => ({ body: { place: own.shift() ?? null } }) });
    await open(settings);
    await signedInAs(aSession());
    expect(await screen.findByText('Near Lyon')).toBeVisible();
    expect(keptPlace()).toEqual(LYON);
    await signedInAs(aSession({ id: 'theo' }));
    expect(await screen.findByText('Near Ithaca, NY')).toBeVisible();
    await act(async () => closeSession());
    await waitFor(() => expect(keptPlace()).toBeUndefined());
  });

  it('stays chosen here when the server cannot be told, which is said', async () => {
    fakeServer({
      [OWN]: { body: { place: null } },
      [FIND]: found([{ ...ITHACA, code: null }]),
      [CHOOSE]: refusal(503, 'platform.unavailable'),
    });
    await open(settings);
    await signedInAs(aSession());
    await userEvent.type(await field(), 'itha');
    await userEvent.click(await screen.findByRole('option'));
    expect(await screen.findByText(/Temporarily unavailable/)).toBeVisible();
    expect(screen.getByText('Near Ithaca, NY')).toBeVisible();
  });
});

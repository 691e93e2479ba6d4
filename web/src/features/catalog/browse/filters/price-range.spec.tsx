import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, anAnswer } from '../../../../api/catalog/a-listing';
import { type FakeCall, fakeServer } from '../../../../api/fake-server';
import { forgetEverything, renderApp, stub } from '../../../../app/render-app';
import { browse } from '../feature';

const LIST = 'GET /api/listings';
const open = (address = '/listings') => renderApp(address, [browse, stub('/listing/:id')]);
const asked = (calls: FakeCall[]) =>
  calls.filter(({ route }) => route === LIST).map(({ search }) => Object.fromEntries(search));
const card = (number: number) => aCard({ id: `id-${number}`, title: `Item ${number}` });
const openFilters = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  return { minimum: await screen.findByLabelText('Minimum'), maximum: screen.getByLabelText('Maximum') };
};

describe('a range of prices', () => {
  afterEach(forgetEverything);

  it('is taken once the typing pauses, without a step for every digit', async () => {
    fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const minimum = await screen.findByLabelText('Minimum');
    // The sheet is a step of its own.
    await waitFor(() => expect(history.state).toMatchObject({ layers: 1 }));
    const steps = history.length;
    await userEvent.type(minimum, '10');
    await waitFor(() => expect(location.search).toBe('?minPrice=10'));
    await userEvent.type(screen.getByLabelText('Maximum'), '1,200');
    await waitFor(() => expect(location.search).toBe('?minPrice=10&maxPrice=1200'));
    expect(screen.getByLabelText('Maximum')).toHaveValue('1,200');
    expect(history.length).toBe(steps);
  });

  it('says at its field what is none, and does not apply it', async () => {
    const calls = fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open('/listings?minPrice=10');
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const minimum = await screen.findByLabelText('Minimum');
    const maximum = screen.getByLabelText('Maximum');
    await userEvent.type(maximum, '5');
    await waitFor(() => expect(minimum).toHaveAccessibleDescription('The minimum is above the maximum'));
    await userEvent.type(maximum, '0 or so');
    await waitFor(() => expect(maximum).toHaveAccessibleDescription(/Please enter an amount/));
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '50');
    await waitFor(() => expect(location.search).toBe('?minPrice=10&maxPrice=50'));
    expect(asked(calls).some(({ maxPrice }) => maxPrice === '5')).toBe(false);
  });

  it.each(['{Escape}', '{Enter}'])('is taken without a pause with %s', async (key) => {
    fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open();
    const { maximum } = await openFilters();
    await userEvent.type(maximum, `50${key}`);
    await waitFor(() => expect(location.search).toBe('?maxPrice=50'));
  });

  it('is there when the filters were closed in the middle of typing', async () => {
    fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open();
    const { maximum } = await openFilters();
    await userEvent.type(maximum, '50');
    await userEvent.click(screen.getByRole('button', { name: /^Show \d/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openFilters()).maximum).toHaveValue('50');
    expect(location.search).toBe('?maxPrice=50');
  });

  it('goes with the other filters, also what was typed and is none', async () => {
    const calls = fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open('/listings?minPrice=500');
    const { minimum, maximum } = await openFilters();
    await userEvent.type(maximum, '100');
    await waitFor(() => expect(minimum).toHaveAccessibleDescription('The minimum is above the maximum'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByLabelText('Minimum')).toHaveValue('');
    expect(screen.getByLabelText('Maximum')).toHaveValue('');
    expect(asked(calls).some(({ maxPrice }) => maxPrice === '100')).toBe(false);
  });
});

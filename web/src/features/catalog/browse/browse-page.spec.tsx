import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, anAnswer } from '../../../api/catalog/a-listing';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything, renderApp, stub } from '../../../app/render-app';
import { keepPlace } from '../../../browser/kept-place';
import { browse } from './feature';

const LIST = 'GET /api/listings';
const open = (address = '/listings') => renderApp(address, [browse, stub('/listing/:id')]);
const card = (number: number) => aCard({ id: `id-${number}`, title: `Item ${number}` });
const asked = (calls: FakeCall[]) =>
  calls.filter(({ route }) => route === LIST).map(({ search }) => Object.fromEntries(search));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the browse page', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('shows what is for sale, how much of it, and what each category has', async () => {
    const facets = { categories: [{ value: 'books', count: 7, capped: false }], conditions: [] };
    const calls = fakeServer({
      [LIST]: { body: anAnswer([card(1), card(2)], { facets, total: { count: 1000, capped: true } }) },
    });
    await open();
    expect(await screen.findByText('1,000+ listings')).toBeVisible();
    expect(titles()).toEqual(['Item 1', 'Item 2']);
    expect(screen.getByRole('link', { name: 'Books 7' })).toHaveAttribute('href', '/listings?category=books');
    expect(asked(calls)).toEqual([{ facets: 'true' }]);
  });

  it('draws twelve cards while it waits', async () => {
    fakeServer({ [LIST]: () => new Promise(() => undefined) });
    await open();
    const waiting = screen.getByRole('status', { name: 'Loading listings…' });
    expect(within(waiting).getAllByRole('listitem', { hidden: true })).toHaveLength(12);
  });

  it('keeps its filters in the address; Back closes their sheet, then takes back what was chosen in it', async () => {
    const calls = fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open('/listings?q=chair');
    await userEvent.click(await screen.findByRole('link', { name: 'Home & Garden' }));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Like New' }));
    const sort = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'Price: Low to High');
    expect(location.search).toBe('?q=chair&category=home-garden&condition=like-new&sort=price-asc');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home & Garden for sale near you');
    await waitFor(() =>
      expect(asked(calls).at(-1)).toMatchObject({ condition: 'like-new', sort: 'price-asc' }),
    );
    const chosen = location.search;
    await act(async () => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe(chosen);
    await act(async () => history.back());
    await waitFor(() => expect(location.search).toBe('?q=chair&category=home-garden'));
  });

  it('loses no choice when the next is made before the first is drawn', async () => {
    fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const condition = await screen.findByRole('button', { name: 'Like New' });
    const sort = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Sort by' });
    await act(async () => {
      condition.click();
      fireEvent.change(sort, { target: { value: 'price-asc' } });
    });
    expect(location.search).toBe('?condition=like-new&sort=price-asc');
  });

  it('takes off one filter, or all of them', async () => {
    fakeServer({ [LIST]: { body: anAnswer([]) } });
    await open('/listings?q=lamp&condition=good&minPrice=5');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove $5 or more' }));
    expect(location.search).toBe('?q=lamp&condition=good');
    expect(screen.getByRole('button', { name: 'Remove Good' })).toHaveFocus();
    expect(await screen.findByText('No listings found.')).toBeVisible();
    expect(screen.getByText('Try adjusting your filters or search terms')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect(location.search).toBe('');
  });

  it('writes a range that begins at nothing in dollars', async () => {
    fakeServer({ [LIST]: { body: anAnswer([]) } });
    await open('/listings?minPrice=0&maxPrice=5.5');
    expect(await screen.findByRole('button', { name: 'Remove $0 to $5.50' })).toBeVisible();
  });

  it('tells distances from the reader’s own place, and sorts by them when asked to', async () => {
    keepPlace({ id: 476794350, name: 'Ithaca, NY' });
    const calls = fakeServer({ [LIST]: { body: anAnswer([{ ...card(1), distance: 5 }]) } });
    await open('/listings?category=books');
    expect(await screen.findByText(/ · 3 mi$/)).toBeVisible();
    expect(asked(calls)).toEqual([{ category: 'books', near: '476794350', facets: 'true' }]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest first');
    expect(location.search).toBe('?category=books&near=476794350&sort=nearest');
  });

  it('means the reader’s own place where an address names none', async () => {
    keepPlace({ id: 476794350, name: 'Ithaca, NY' });
    const calls = fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open('/listings?sort=nearest&within=5');
    expect(await screen.findByText('Item 1')).toBeVisible();
    expect(asked(calls)).toEqual([{ near: '476794350', within: '5', sort: 'nearest', facets: 'true' }]);
  });

  it('offers no sort by distance to who has no place', async () => {
    fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open();
    expect(await screen.findByText('Item 1')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Nearest first' })).toBeNull();
  });

  it('takes off how far around it looks, and keeps the place', async () => {
    fakeServer({ [LIST]: { body: anAnswer([card(1)]) } });
    await open('/listings?near=476794350&within=5&sort=nearest');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Within 3 mi' }));
    expect(location.search).toBe('?sort=nearest&near=476794350');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says what it searched for instead', async () => {
    fakeServer({ [LIST]: { body: anAnswer([card(1)], { correctedQuery: 'guitar' }) } });
    await open('/listings?q=guitr');
    expect(await screen.findByText('Showing results for “guitar”.')).toBeVisible();
  });

  it('shows what is near under a heading of its own, and which filters hide more', async () => {
    const near = { because: 'fewer-words' as const, items: [card(7)] };
    const relax = (['category', 'distance'] as const).map((filter) => ({ filter, count: 12, capped: false }));
    fakeServer({ [LIST]: { body: anAnswer([], { near, relax }) } });
    await open('/listings?q=red+lamp&category=books&near=476794350&within=5');
    expect(await screen.findByRole('heading', { name: 'No exact match; near it:' })).toBeVisible();
    expect(titles()).toEqual(['Item 7']);
    expect(screen.getByText('These have all words but one.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Without “within 3 mi”/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Without Books.*12 listings/ }));
    expect(location.search).toBe('?q=red+lamp&near=476794350&within=5');
  });

  it('names what failed and tries again', async () => {
    let down = true;
    fakeServer({ [LIST]: () => (down ? refusal(500, 'platform.internal') : { body: anAnswer([card(1)]) }) });
    await open();
    expect(await screen.findByText('Error: Something went wrong: Please try again later.')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Item 1')).toBeVisible();
  });

  it('adds the next page, and tries again when it did not come', async () => {
    const pages = { '': anAnswer([card(1)], { nextCursor: 'two' }), two: anAnswer([card(1), card(2)]) };
    let down = true;
    const calls = fakeServer({
      [LIST]: (_, search) => {
        const cursor = (search.get('cursor') ?? '') as keyof typeof pages;
        return cursor && down ? 'network-error' : { body: pages[cursor] };
      },
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('The next listings could not be loaded.')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(titles()).toEqual(['Item 1', 'Item 2']));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Item 2' })).toHaveFocus();
    expect(asked(calls).at(-1)).toEqual({ cursor: 'two' });
  });

  it('is as it was left after a visit to a listing, without asking again', async () => {
    const calls = fakeServer({
      [LIST]: (_, search) => ({
        body: search.has('cursor') ? anAnswer([card(2)]) : anAnswer([card(1)], { nextCursor: 'two' }),
      }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Item 2' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeVisible();
    const before = calls.length;
    await act(async () => history.back());
    await waitFor(() => expect(titles()).toEqual(['Item 1', 'Item 2']));
    expect(calls).toHaveLength(before);
  });
});

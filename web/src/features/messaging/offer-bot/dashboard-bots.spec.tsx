import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import { useDashboardTabs } from '../../../app/app-context';
import type { Feature } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { onPlan } from '../../../app/session/a-profile';
import { aBot, anInteraction } from './a-bot';
import type { BotView } from './bots';
import { offerBot } from './feature';

const LIST = 'GET /api/bots';
const DID = 'GET /api/bot-interactions';
const OWN = 'GET /api/my-listings';
const CREATE = 'POST /api/bots';
const lamp = { ...aBot().item, id: '01930000-0000-7000-8000-0000000000a2', title: 'Brass lamp', price: 40 };
const page = (items: BotView[], nextCursor: string | null = null) => ({
  body: { items, nextCursor, active: items.length, allowed: 5 },
});
const own = (item: typeof lamp, status = 'active') => ({
  ...item,
  status,
  viewCount: 0,
  boostedUntil: null,
  held: false,
  favoriteCount: 0,
  contactCount: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
});

const resting = (status: BotView['item']['status']) =>
  aBot({ id: status, status: 'paused', item: { ...lamp, title: `Lamp (${status})`, status } });

const dashboardPage: Feature = {
  name: 'dashboard',
  namespaces: [],
  routes: [{ path: '/dashboard', page: () => Promise.resolve(Tab) }],
};

function Tab() {
  const [bots] = useDashboardTabs();
  return bots && <bots.Page />;
}

async function open() {
  await renderApp('/dashboard', [dashboardPage, offerBot]);
  await signedInAs(aSession(onPlan('premium')));
  return within(await screen.findByRole('region', { name: 'Offer bots' }));
}

describe('the bots of a seller', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are listed with their listings and what they go by', async () => {
    fakeServer({
      [LIST]: (_, search) =>
        search.has('cursor')
          ? page([aBot({ id: 'bot-2', item: lamp, status: 'paused', responseType: 'auto_reject' })])
          : page([aBot()], 'next'),
      [DID]: { body: { items: [] } },
    });
    const section = await open();
    expect(await section.findByRole('link', { name: 'Walnut lounge chair' })).toHaveAttribute(
      'href',
      `/listing/${aBot().item.id}`,
    );
    expect(section.getByText('Answers with a counter-offer 10 % above the minimum')).toBeVisible();
    expect(section.getByText(/1 of 5 active bots/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Show more' }));
    const row = within(
      (await section.findByRole('link', { name: 'Brass lamp' })).closest('li') as HTMLElement,
    );
    expect(row.getByText('Paused')).toBeVisible();
    expect(row.getByRole('button', { name: 'Activate Bot' })).toBeVisible();
  });

  it('are not offered to be activated for what is not for sale any more, nor in their form', async () => {
    fakeServer({
      [LIST]: page([
        ...(['pending', 'sold', 'removed'] as const).map(resting),
        aBot({ item: { ...aBot().item, status: 'sold' } }),
      ]),
      [DID]: { body: { items: [] } },
    });
    const section = await open();
    const row = async (name: string) =>
      within((await section.findByRole('link', { name })).closest('li') as HTMLElement);
    expect((await row('Lamp (pending)')).getByRole('button', { name: 'Activate Bot' })).toBeVisible();
    for (const status of ['sold', 'removed']) {
      const buttons = await row(`Lamp (${status})`);
      expect(buttons.queryByRole('button', { name: 'Activate Bot' })).toBeNull();
      expect(buttons.getByRole('button', { name: 'Delete Bot' })).toBeVisible();
    }
    // One that has not heard of it yet can be paused.
    expect((await row('Walnut lounge chair')).getByRole('button', { name: 'Pause Bot' })).toBeVisible();

    await userEvent.click((await row('Lamp (sold)')).getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit the offer bot' }));
    expect(form.getByLabelText('Minimum price (USD)')).toBeVisible();
    expect(form.queryByRole('switch')).toBeNull();
  });

  it('show what they did, of all listings or of one', async () => {
    const calls = fakeServer({
      [LIST]: page([aBot(), aBot({ id: 'bot-2', item: lamp })]),
      [DID]: (_, search) => ({
        body: {
          items: search.has('listingId')
            ? [anInteraction({ id: 'second', item: lamp, action: 'reject', rule: 'keyword:cash' })]
            : [anInteraction()],
        },
      }),
    });
    const section = await open();
    expect(await section.findByText('Noor offered $60 · Countered with $88')).toBeVisible();
    expect(section.getByText('The latest 50 are shown.')).toBeVisible();
    await userEvent.selectOptions(section.getByLabelText('Listing'), 'Brass lamp');
    expect(await section.findByText('Noor offered $60 · Declined')).toBeVisible();
    expect(section.getByText('The keyword “cash” decided.')).toBeVisible();
    expect(calls.at(-1)?.search.get('listingId')).toBe(lamp.id);
  });

  it('show what all of them did once the one that was looked at is deleted', async () => {
    const other = aBot({ id: 'bot-3', item: { ...lamp, id: 'item-3', title: 'Oak shelf' } });
    let bots = [aBot(), aBot({ id: 'bot-2', item: lamp }), other];
    fakeServer({
      [LIST]: () => page(bots),
      [DID]: (_, search) => ({
        body: { items: search.has('listingId') ? [] : [anInteraction()] },
      }),
      'DELETE /api/bots/bot-2': () => {
        bots = bots.filter(({ id }) => id !== 'bot-2');
        return { status: 204 };
      },
    });
    const section = await open();
    await userEvent.selectOptions(await section.findByLabelText('Listing'), 'Brass lamp');
    await waitFor(() => expect(section.queryByText('Noor offered $60 · Countered with $88')).toBeNull());
    const row = section.getByRole('link', { name: 'Brass lamp' }).closest('li') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: 'Delete Bot' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete Bot' }));
    expect(await section.findByText('Noor offered $60 · Countered with $88')).toBeVisible();
    expect(section.getByLabelText('Listing')).toHaveDisplayValue('All listings');
    const next = section.getByRole('link', { name: 'Oak shelf' }).closest('li') as HTMLElement;
    expect(within(next).getByRole('button', { name: 'Delete Bot' })).toHaveFocus();
  });

  it('get one more for a listing that has none and is for sale', async () => {
    const calls = fakeServer({
      [LIST]: page([aBot()]),
      [DID]: { body: { items: [] } },
      [OWN]: {
        body: {
          items: [own(aBot().item), own(lamp), own({ ...lamp, id: 'sold', title: 'Sold thing' }, 'sold')],
          nextCursor: null,
          totals: { listings: 3, active: 2, views: 0 },
        },
      },
      [CREATE]: { status: 201, body: aBot({ id: 'bot-2', item: lamp }) },
    });
    const section = await open();
    await userEvent.click(await section.findByRole('button', { name: 'Create Bot' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Which listing is the bot for?' }));
    const offered = await choice.findAllByRole('listitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Brass lamp')]);
    await userEvent.click(choice.getByRole('button', { name: /Brass lamp/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Create an offer bot' }));
    await userEvent.type(form.getByLabelText('Minimum price (USD)'), '30');
    await userEvent.click(form.getByRole('button', { name: 'Create Bot' }));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === CREATE)?.body).toMatchObject({ listingId: lamp.id }),
    );
  });

  it('say which of them pause because of the plan, and that nothing is lost', async () => {
    fakeServer({
      [LIST]: page([aBot({ status: 'paused', pausedByPlan: true })]),
      [DID]: { body: { items: [] } },
    });
    const section = await open();
    expect(await section.findByText('Paused: not in your plan')).toBeVisible();
    expect(section.getByText(/They keep everything you told them, and go on by themselves/)).toBeVisible();
    expect(section.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/pricing?next=%2Fdashboard',
    );
  });

  it('may be none yet', async () => {
    fakeServer({ [LIST]: page([]) });
    const section = await open();
    expect(await section.findByText('No bots yet')).toBeVisible();
  });
});

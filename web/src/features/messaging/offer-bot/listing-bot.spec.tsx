import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything } from '../../../app/render-app';
import { aBot, anInteraction } from './a-bot';
import {
  answer,
  CREATE,
  listing,
  NOTHING_DONE,
  openForm,
  openPanel,
  pressCreate,
  READ,
} from './render-listing-bot';

const DID = 'GET /api/bot-interactions';
const STATUS = `PATCH /api/bots/${aBot().id}`;
const DELETE = `DELETE /api/bots/${aBot().id}`;

describe('what the bot of a listing says', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('tells what it answered last, and leads to the chat', async () => {
    const calls = fakeServer({ [READ]: answer(aBot()), [DID]: { body: { items: [anInteraction()] } } });
    const panel = await openPanel();
    expect(await panel.findByText('Noor offered $60 · Countered with $88')).toBeVisible();
    expect(panel.getByText('“Would you take 60?”')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Open chat' })).toHaveAttribute(
      'href',
      `/chat/${anInteraction().buyer.id}?listing=${listing.id}`,
    );
    expect(calls.find(({ route }) => route === DID)?.search.get('listingId')).toBe(listing.id);
  });

  it.each([
    ['Failed to create minimum price bot', CREATE],
    ['Failed to update bot', STATUS],
    ['Failed to delete bot', DELETE],
  ])('says "%s" when that fails', async (text, route) => {
    const bot = route === CREATE ? null : aBot();
    fakeServer({ ...NOTHING_DONE, [READ]: answer(bot), [route]: refusal(503, 'platform.unavailable') });
    if (route === CREATE) {
      const form = await openForm();
      await userEvent.type(form.getByLabelText('Minimum price (USD)'), '80');
      await pressCreate(form);
    } else {
      const panel = await openPanel();
      const name = route === STATUS ? 'Pause Bot' : 'Delete Bot';
      await userEvent.click(await panel.findByRole('button', { name }));
      if (route === DELETE)
        await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    }
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/Temporarily unavailable/)).toBeVisible();
  });

  it('keeps the focus when its bot goes and another is made', async () => {
    let bot: ReturnType<typeof aBot> | null = aBot();
    fakeServer({
      ...NOTHING_DONE,
      [READ]: () => answer(bot),
      [DELETE]: () => {
        bot = null;
        return { status: 204 };
      },
      [CREATE]: () => {
        bot = aBot();
        return { status: 201, body: bot };
      },
    });
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Bot' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Bot' }));
    const create = await panel.findByRole('button', { name: 'Create Bot' });
    await waitFor(() => expect(create).toHaveFocus());

    await userEvent.click(create);
    const form = within(await screen.findByRole('dialog', { name: 'Create an offer bot' }));
    await userEvent.type(form.getByLabelText('Minimum price (USD)'), '80');
    await pressCreate(form);
    await panel.findByRole('button', { name: 'Delete Bot' });
    const region = screen.getByRole('region', { name: 'Offer bot' });
    await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement));
  });

  it('says what could not be fetched', async () => {
    fakeServer({ [READ]: refusal(503, 'platform.unavailable') });
    const panel = await openPanel();
    expect(await panel.findByText('Failed to fetch minimum price bots')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that what the bot did could not be fetched', async () => {
    fakeServer({ [READ]: answer(aBot()), [DID]: refusal(503, 'platform.unavailable') });
    const panel = await openPanel();
    expect(await panel.findByText('Failed to fetch bot interactions')).toBeVisible();
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything } from '../../../app/render-app';
import { aBot } from './a-bot';
import {
  answer,
  CREATE,
  listing,
  NOTHING_DONE,
  openForm,
  openPanel,
  PREVIEW,
  READ,
} from './render-listing-bot';

describe('the preview of a bot', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });
  const said = { detectedOffer: 60, confidence: 'high', action: 'counter_offer', counter: 88 };
  const REPLY = "I appreciate your offer of $60, but I'd need at least $88 for this item.";

  it('answers with the values of the form as they stand', async () => {
    const calls = fakeServer({
      ...NOTHING_DONE,
      [READ]: answer(null),
      [PREVIEW]: { body: { ...said, reply: REPLY, minimumPrice: 80, because: 'trigger' } },
    });
    const form = await openForm('premium_plus');
    expect(form.getByText("Enter the bot's settings to see what it would answer.")).toBeVisible();
    await userEvent.type(form.getByLabelText('Minimum price (USD)'), '80');
    const question = form.getByLabelText('What would the bot answer to …?');
    await userEvent.clear(question);
    await userEvent.type(question, 'Take 60?');
    expect(await form.findByText(REPLY)).toBeVisible();
    expect(form.getByText("The bot's trigger applies.")).toBeVisible();
    expect(calls.findLast(({ route }) => route === PREVIEW)?.body).toMatchObject({
      message: 'Take 60?',
      bot: { listingId: listing.id, minimumPrice: 80, markupPercent: 10, status: 'active' },
    });
    expect(calls.some(({ route }) => route === CREATE)).toBe(false);
  });

  it('answers a yes, a repeated offer and a silence', async () => {
    const calls = fakeServer({
      ...NOTHING_DONE,
      [READ]: answer(aBot()),
      [PREVIEW]: { body: { ...said, action: null, reply: null, minimumPrice: 80, because: 'asks-buyer' } },
    });
    const panel = await openPanel('premium_plus');
    await userEvent.click(await panel.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog'));
    const asked = () => calls.findLast(({ route }) => route === PREVIEW)?.body;
    await userEvent.click(await form.findByRole('button', { name: 'The buyer says yes' }));
    await waitFor(() =>
      expect(asked()).toMatchObject({ confirmed: true, offerNumber: 1, silentHours: null }),
    );
    const number = form.getByLabelText('Which offer of this buyer it is');
    await userEvent.clear(number);
    await userEvent.type(number, '3');
    await userEvent.type(form.getByLabelText('Hours of silence after a counter-offer'), '24');
    await waitFor(() => expect(asked()).toMatchObject({ confirmed: true, offerNumber: 3, silentHours: 24 }));
  });

  it('names the advanced rule that decided, and keeps its failures to itself', async () => {
    let down = false;
    fakeServer({
      ...NOTHING_DONE,
      [READ]: answer(aBot()),
      [PREVIEW]: () =>
        down
          ? refusal(503, 'platform.unavailable')
          : { body: { ...said, action: null, reply: null, minimumPrice: 72, because: 'custom-rule:2' } },
    });
    const panel = await openPanel('premium_plus');
    await userEvent.click(await panel.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByText('Custom rule 2 decided.')).toBeVisible();
    expect(form.getByText('The bot says nothing.')).toBeVisible();
    expect(form.getByText('The minimum today is $72.00.')).toBeVisible();
    down = true;
    await userEvent.type(form.getByLabelText('What would the bot answer to …?'), '!');
    expect(await form.findByText(/could not be worked out/)).toBeVisible();
    expect(screen.queryByText(/Temporarily unavailable/)).toBeNull();
  });

  it('waits for a number that it can read', async () => {
    fakeServer({
      ...NOTHING_DONE,
      [READ]: answer(aBot()),
      [PREVIEW]: { body: { ...said, reply: REPLY, minimumPrice: 80, because: 'trigger' } },
    });
    const panel = await openPanel('premium_plus');
    await userEvent.click(await panel.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByText(REPLY)).toBeVisible();
    await userEvent.click(form.getByText('Advanced rules'));
    await userEvent.click(form.getByRole('checkbox', { name: 'Lower the minimum over time' }));
    await userEvent.type(form.getByLabelText('Percent a week'), ' or so');
    expect(form.getByText("Enter the bot's settings to see what it would answer.")).toBeVisible();
  });
});

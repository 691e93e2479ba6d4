import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything } from '../../../app/render-app';
import { aBot } from './a-bot';
import {
  answer,
  CREATE,
  NOTHING_DONE,
  openForm,
  openPanel,
  PREVIEW,
  pressCreate,
  READ,
} from './render-listing-bot';

describe('the plan for a bot', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is asked for before the form', async () => {
    fakeServer({ [READ]: answer(null, { active: 0, allowed: 0 }) });
    const panel = await openPanel('free');
    await userEvent.click(await panel.findByRole('button', { name: 'Create Bot' }));
    expect(await screen.findByText('Premium Feature')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Arrived at /pricing')).toBeVisible();
  });

  it('may have no room for one more active bot, which the server knows', async () => {
    fakeServer({
      ...NOTHING_DONE,
      [READ]: answer(null, { active: 5 }),
      [CREATE]: refusal(402, 'messaging.bot-limit', { params: { limit: 5 } }),
    });
    const form = await openForm();
    expect(screen.getByText('5 of 5 active bots')).toBeVisible();
    await userEvent.type(form.getByLabelText('Minimum price (USD)'), '80');
    await pressCreate(form);
    expect(await screen.findByText('Premium Feature')).toBeVisible();
    expect(await screen.findByText('Arrived at /pricing')).toBeVisible();
  });

  it('keeps the advanced part and the preview for premium plus', async () => {
    const calls = fakeServer({ ...NOTHING_DONE, [READ]: answer(null) });
    const form = await openForm();
    expect(form.getByText('Part of Premium Plus')).toBeInTheDocument();
    expect(form.getByText(/Trying the bot out before buyers meet it/)).toBeVisible();
    expect(form.queryByRole('button', { name: 'Add a rule' })).toBeNull();
    expect(calls.some(({ route }) => route === PREVIEW)).toBe(false);
  });

  it('shows how many bots of an unlimited plan are active', async () => {
    fakeServer({ ...NOTHING_DONE, [READ]: answer(aBot(), { active: 12, allowed: 999 }) });
    const panel = await openPanel('premium_plus');
    expect(await panel.findByText('12 active bots')).toBeVisible();
  });
});

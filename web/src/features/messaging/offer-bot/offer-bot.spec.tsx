import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything } from '../../../app/render-app';
import { aBot } from './a-bot';
import type { BotView } from './bots';
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

const EDIT = `PUT /api/bots/${aBot().id}`;
const STATUS = `PATCH /api/bots/${aBot().id}`;
const DELETE = `DELETE /api/bots/${aBot().id}`;

describe('the bot of a listing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is created with the usual settings', async () => {
    let bot: BotView | null = null;
    const calls = fakeServer({
      ...NOTHING_DONE,
      [READ]: () => answer(bot),
      [CREATE]: () => {
        bot = aBot();
        return { status: 201, body: bot };
      },
    });
    const form = await openForm();
    expect(form.getByText('For Walnut lounge chair, $120.00')).toBeVisible();
    expect(form.getByRole('switch', { name: 'Active' })).toBeChecked();
    expect(form.getByRole('slider')).toHaveValue('10');
    await userEvent.type(form.getByLabelText('Minimum price (USD)'), '80');
    expect(form.getByText('The counter-offer is $88.00.')).toBeVisible();
    await pressCreate(form);
    expect(await screen.findByRole('button', { name: 'Pause Bot' })).toBeVisible();
    expect(screen.getByText('Minimum price $80')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Bot' })).toBeNull();
    expect(calls.find(({ route }) => route === CREATE)?.body).toEqual({
      listingId: listing.id,
      minimumPrice: 80,
      triggerCondition: 'below_minimum',
      triggerValue: null,
      responseType: 'auto_counter',
      markupPercent: 10,
      rejectionMessage: null,
      status: 'active',
      advanced: null,
    });
  });

  it('has a form whose fields follow from the choices', async () => {
    fakeServer({ ...NOTHING_DONE, [READ]: answer(null) });
    const form = await openForm();
    expect(form.queryByLabelText('Percent below your price')).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'Offer a percentage below your price' }));
    expect(form.getByLabelText('Percent below your price')).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Offer a fixed amount below your price' }));
    expect(form.getByLabelText('Amount below your price (USD)')).toBeVisible();

    const slider = form.getByRole('slider', { name: 'Counter-offer above the minimum' });
    for (const [name, value] of Object.entries({ min: '0', max: '50', step: '1' }))
      expect(slider).toHaveAttribute(name, value);
    for (const percent of ['15', '20', '10']) {
      await userEvent.click(form.getByRole('button', { name: `${percent} %` }));
      expect(slider).toHaveValue(percent);
    }
    expect(form.queryByLabelText('Rejection message')).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'Decline' }));
    expect(form.getByLabelText('Rejection message')).toBeVisible();
    expect(form.queryByRole('slider')).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'Only notify me' }));
    expect(form.queryByLabelText('Rejection message')).toBeNull();
  });

  it('shows the counter-offer that will be made, to the cent', async () => {
    fakeServer({ ...NOTHING_DONE, [READ]: answer(null) });
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: '15 %' }));
    await userEvent.type(form.getByLabelText('Minimum price (USD)'), '2.10');
    expect(form.getByText('The counter-offer is $2.42.')).toBeVisible();
  });

  it('is not sent while something is plainly wrong', async () => {
    const calls = fakeServer({ ...NOTHING_DONE, [READ]: answer(null) });
    const form = await openForm();
    const minimum = form.getByLabelText('Minimum price (USD)');
    await pressCreate(form);
    await waitFor(() => expect(minimum).toHaveFocus());
    expect(minimum).toBeInvalid();
    await userEvent.type(minimum, '121');
    expect(minimum).toBeValid();
    await pressCreate(form);
    await waitFor(() => expect(minimum).toBeInvalid());
    expect(calls.some(({ route }) => route === CREATE)).toBe(false);
  });

  it('takes amounts as people type them', async () => {
    const calls = fakeServer({
      ...NOTHING_DONE,
      [READ]: answer(null),
      [CREATE]: { status: 201, body: aBot() },
    });
    const form = await openForm();
    const minimum = form.getByLabelText('Minimum price (USD)');
    await userEvent.type(minimum, 'eighty');
    await pressCreate(form);
    await waitFor(() => expect(minimum).toBeInvalid());
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '$80,50');
    await userEvent.click(form.getByRole('radio', { name: 'Offer a fixed amount below your price' }));
    await userEvent.type(form.getByLabelText('Amount below your price (USD)'), ' 10.5 ');
    await pressCreate(form);
    await waitFor(() =>
      expect(calls.find(({ route }) => route === CREATE)?.body).toMatchObject({
        minimumPrice: 80.5,
        triggerValue: 10.5,
      }),
    );
  });

  it('shows under a field what the server finds wrong with it', async () => {
    const issues = [{ field: 'minimumPrice', code: 'minimum-above-price' }];
    fakeServer({
      ...NOTHING_DONE,
      [READ]: answer(null),
      [CREATE]: refusal(422, 'platform.invalid-input', { issues }),
    });
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Minimum price (USD)'), '100');
    await pressCreate(form);
    await waitFor(() => expect(form.getByLabelText('Minimum price (USD)')).toBeInvalid());
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
  });

  it('is edited, paused and activated', async () => {
    let bot = aBot();
    const calls = fakeServer({
      ...NOTHING_DONE,
      [READ]: () => answer(bot),
      [STATUS]: (body) => {
        bot = { ...bot, ...(body as object) };
        return { body: bot };
      },
      [EDIT]: { body: bot },
    });
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Pause Bot' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Activate Bot' }));
    expect(await panel.findByRole('button', { name: 'Pause Bot' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit the offer bot' }));
    fireEvent.change(form.getByRole('slider'), { target: { value: '25' } });
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === EDIT)?.body).toMatchObject({
        minimumPrice: 80,
        markupPercent: 25,
        status: 'active',
      }),
    );
  });

  it('is deleted after a question', async () => {
    let bot: BotView | null = aBot();
    fakeServer({
      ...NOTHING_DONE,
      [READ]: () => answer(bot),
      [DELETE]: () => {
        bot = null;
        return { status: 204 };
      },
    });
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Bot' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete this bot?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete Bot' }));
    expect(await panel.findByRole('button', { name: 'Create Bot' })).toBeVisible();
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BOT_LIMITS } from '#contract/bots';
import { aListing } from '../../../../api/catalog/a-listing';
import { fakeServer, refusal } from '../../../../api/fake-server';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { onPlan } from '../../../../app/session/a-profile';
import { Slot } from '../../../../app/slot';
import { shownToast } from '../../../../ui/toast/toast-store';
import { aBot } from '../a-bot';
import type { BotView } from '../bots';
import { offerBot } from '../feature';

const listing = aListing();
const EDIT = `PUT /api/bots/${aBot().id}`;
const routes = (bot: BotView) => ({
  [`GET /api/listings/${listing.id}/bot`]: { body: { bot, active: 1, allowed: 999 } },
  'GET /api/bot-interactions': { body: { items: [] } },
  'POST /api/bot-previews': refusal(422, 'platform.invalid-input', { issues: [] }),
});

const page: Feature = {
  name: 'detail',
  namespaces: [],
  routes: [
    { path: '/listing', page: () => Promise.resolve(() => <Slot name="listing-seller" listing={listing} />) },
  ],
};

async function edit() {
  await renderApp('/listing', [page, offerBot]);
  await signedInAs(aSession(onPlan('premium_plus')));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByText('Advanced rules'));
  return form;
}

describe('the advanced rules of a bot', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are put together and sent whole', async () => {
    const calls = fakeServer({ ...routes(aBot()), [EDIT]: { body: aBot() } });
    const form = await edit();
    const press = (name: string) => userEvent.click(form.getByRole('button', { name }));

    await press('Add a rule');
    const rule = within(form.getByRole('group', { name: 'Rule 1' }));
    await userEvent.type(rule.getByLabelText('Value'), '50');
    await userEvent.click(rule.getByRole('button', { name: 'Add a condition' }));
    await userEvent.selectOptions(rule.getByLabelText('and'), 'buyer_is_guest');
    await userEvent.selectOptions(rule.getByLabelText('Then'), 'counter');
    await userEvent.type(rule.getByLabelText(/Percent above the minimum/), '30');

    await press('Add a keyword');
    const keyword = within(form.getByRole('group', { name: 'Keyword 1' }));
    await userEvent.type(keyword.getByLabelText('Keyword'), 'delivery');
    await userEvent.type(keyword.getByLabelText('Reply'), 'Pick-up only.');

    await press('Add a reaction');
    const reaction = within(form.getByRole('group', { name: 'Reaction 1' }));
    await userEvent.selectOptions(reaction.getByLabelText('When the buyer'), 'repeat_offers');
    expect(reaction.getByLabelText('Which offer it is')).toHaveValue('3');
    await userEvent.selectOptions(reaction.getByLabelText('Then'), 'notify');

    await userEvent.click(form.getByRole('checkbox', { name: 'Lower the minimum over time' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Learned counter-offers' }));
    await press('Save changes');
    await waitFor(() => expect(calls.some(({ route }) => route === EDIT)).toBe(true));
    expect(calls.find(({ route }) => route === EDIT)?.body).toMatchObject({
      advanced: {
        customRules: [
          {
            when: [
              { condition: 'offer_below_percent', value: 50 },
              { condition: 'buyer_is_guest', value: null },
            ],
            response: 'counter',
            markupPercent: 30,
            message: null,
          },
        ],
        keywordReactions: [{ keyword: 'delivery', reply: 'Pick-up only.' }],
        // oxlint-disable-next-line unicorn/no-thenable -- the contract's name; a text is nothing to wait for
        behaviorTriggers: [{ behavior: 'repeat_offers', value: 3, then: 'notify', message: null }],
        timePricing: { percentPerWeek: 5, floorPercent: 70 },
        tunedCounters: true,
      },
    });
  });

  it('end at their limits, and can be taken out again', async () => {
    const customRules: BotView['advanced']['customRules'] = Array.from(
      { length: BOT_LIMITS.customRules },
      () => ({
        when: [{ condition: 'listed_for_days', value: 30 }],
        response: 'reject',
        markupPercent: null,
        message: null,
      }),
    );
    fakeServer(routes(aBot({ advanced: { ...aBot().advanced, customRules } })));
    const form = await edit();
    expect(form.getByText('10 set')).toBeVisible();
    expect(form.queryByRole('button', { name: 'Add a rule' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Remove: Rule 10' }));
    expect(form.getByRole('button', { name: 'Add a rule' })).toBeVisible();
  });

  it('pass the focus on when one of them, or a condition of one, is taken out', async () => {
    fakeServer(routes(aBot()));
    const form = await edit();
    const press = (name: string) => userEvent.click(form.getByRole('button', { name }));
    for (const _ of ['one', 'two']) await press('Add a rule');
    const first = within(form.getByRole('group', { name: 'Rule 1' }));
    await userEvent.click(first.getByRole('button', { name: 'Add a condition' }));
    await userEvent.click(first.getAllByRole('button', { name: 'Remove the condition' })[1] as HTMLElement);
    await waitFor(() => expect(first.getByLabelText('Value')).toHaveFocus());
    await press('Remove: Rule 1');
    await waitFor(() => expect(form.getByRole('button', { name: 'Remove: Rule 1' })).toHaveFocus());
    await press('Remove: Rule 1');
    await waitFor(() => expect(form.getByRole('button', { name: 'Add a rule' })).toHaveFocus());
  });

  it('show at the right rule what the server finds wrong', async () => {
    const issues = [{ field: 'advanced.customRules.1.when.0.value', code: 'required' }];
    fakeServer({ ...routes(aBot()), [EDIT]: refusal(422, 'platform.invalid-input', { issues }) });
    const form = await edit();
    for (const _ of ['one', 'two']) await userEvent.click(form.getByRole('button', { name: 'Add a rule' }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    const second = within(form.getByRole('group', { name: 'Rule 2' }));
    expect(await second.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(second.getByLabelText('When')).toHaveFocus());
    expect(form.getAllByText('Please fill in this field')).toHaveLength(1);
    expect(shownToast()).toBeNull();
    expect(within(form.getByRole('group', { name: 'Rule 1' })).queryByRole('alert')).toBeNull();
  });

  it('take percentages with their sign, and are not sent with a number that cannot be read', async () => {
    const calls = fakeServer({ ...routes(aBot()), [EDIT]: { body: aBot() } });
    const form = await edit();
    await userEvent.click(form.getByRole('radio', { name: 'Offer a percentage below your price' }));
    await userEvent.type(form.getByLabelText('Percent below your price'), '15%');
    await userEvent.click(form.getByRole('button', { name: 'Add a rule' }));
    const rule = within(form.getByRole('group', { name: 'Rule 1' }));
    await userEvent.type(rule.getByLabelText('Value'), '50%');
    await userEvent.selectOptions(rule.getByLabelText('Then'), 'counter');
    const markup = rule.getByLabelText(/Percent above the minimum/);
    await userEvent.type(markup, 'twenty');
    await userEvent.click(form.getByRole('checkbox', { name: 'Lower the minimum over time' }));
    const floor = form.getByLabelText('Floor, in percent of the minimum');
    await userEvent.type(floor, ' or so');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await rule.findByRole('alert')).toHaveTextContent('Please enter a number');
    expect(floor).toBeInvalid();
    expect(calls.some(({ route }) => route === EDIT)).toBe(false);

    await userEvent.clear(markup);
    await userEvent.type(markup, '20 %');
    await userEvent.clear(floor);
    await userEvent.type(floor, '70 % ');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(calls.some(({ route }) => route === EDIT)).toBe(true));
    expect(calls.find(({ route }) => route === EDIT)?.body).toMatchObject({
      triggerValue: 15,
      advanced: {
        customRules: [{ when: [{ value: 50 }], markupPercent: 20 }],
        timePricing: { percentPerWeek: 5, floorPercent: 70 },
      },
    });
  });
});

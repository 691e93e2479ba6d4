import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanTier } from '#contract/people';
import { aListing } from '../../../api/catalog/a-listing';
import type { Feature } from '../../../app/feature';
import { aSession, renderApp, signedInAs, stub } from '../../../app/render-app';
import { onPlan } from '../../../app/session/a-profile';
import { Slot } from '../../../app/slot';
import type { BotView } from './bots';
import { offerBot } from './feature';

export const listing = aListing();
export const READ = `GET /api/listings/${listing.id}/bot`;
export const CREATE = 'POST /api/bots';
export const PREVIEW = 'POST /api/bot-previews';
export const NOTHING_DONE = { 'GET /api/bot-interactions': { body: { items: [] } } };

/** What the server says of the listing's bot. */
export const answer = (bot: BotView | null, more = {}) => ({ body: { bot, active: 1, allowed: 5, ...more } });

/** Stands for the listing's page, which belongs to another feature. */
const listingPage: Feature = {
  name: 'detail',
  namespaces: [],
  routes: [
    { path: '/listing', page: () => Promise.resolve(() => <Slot name="listing-seller" listing={listing} />) },
  ],
};

/** For tests: what the seller of a listing sees of its bot. */
export async function openPanel(tier: PlanTier = 'premium') {
  await renderApp('/listing', [listingPage, offerBot, stub('/pricing')]);
  await signedInAs(aSession(onPlan(tier)));
  return within(await screen.findByRole('region', { name: 'Offer bot' }));
}

/** For tests: the form of a new bot. */
export async function openForm(tier?: PlanTier) {
  const panel = await openPanel(tier);
  await userEvent.click(await panel.findByRole('button', { name: 'Create Bot' }));
  return within(await screen.findByRole('dialog', { name: 'Create an offer bot' }));
}

export const pressCreate = (form: Awaited<ReturnType<typeof openForm>>) =>
  userEvent.click(form.getByRole('button', { name: 'Create Bot' }));

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { pricing } from './feature';

const open = () => renderApp('/pricing', [pricing, stub('/'), stub('/contact'), stub('/about')]);
const plan = (name: string) => within(screen.getByRole('listitem', { name }));

describe('the plans', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are shown with what they differ in', async () => {
    fakeServer({});
    await open();
    expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    expect(plan('Free').getByText('No offer bots')).toBeVisible();
    expect(plan('Premium').getByText('Up to 5 active offer bots')).toBeVisible();
    expect(plan('Premium').getByText('All 5 themes')).toBeVisible();
    expect(plan('Premium Plus').getByText('Unlimited active offer bots')).toBeVisible();
    expect(document.title).toContain('Pricing');
  });

  it('promise no checkout, and say whom to ask', async () => {
    fakeServer({});
    await open();
    expect(screen.getByText(/granted by the people who run this server/)).toBeVisible();
    expect(screen.getByText('Need Help Choosing?')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact?topic=plans');
    expect(main.getByRole('link', { name: 'View Documentation' })).toHaveAttribute('href', '/about');
  });

  it('mark the one that somebody has', async () => {
    fakeServer({});
    await open();
    expect(screen.queryByText('Your plan')).toBeNull();
    await signedInAs(aSession({ entitlements: ['offer-bot'] }));
    expect(plan('Premium').getByText('Your plan')).toBeVisible();
  });

  it('lead back to where someone came from', async () => {
    fakeServer({});
    await renderApp('/', [pricing, stub('/')]);
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', {
        name: 'Upgrade',
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });

  it('lead home for who arrived here', async () => {
    fakeServer({});
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });
});

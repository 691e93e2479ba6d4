import { expect } from '@playwright/test';
import { toastsOf } from './passing.js';
import { publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

test('a friend comes by a link, goes on as a guest and publishes; who invited them sees it happen', async ({
  browser,
}) => {
  const mine = await signedIn(browser, 'lena_ortiz', DESKTOP);
  await mine.goto('/referral-dashboard');
  await mine.getByRole('button', { name: 'Get my code' }).click();
  const link = await mine.getByText(/\/\?ref=[2-9A-HJKMNP-Z]{8}$/).textContent();
  await expect(mine.getByText('Nobody yet')).toBeVisible();

  const context = await browser.newContext({ viewport: PHONE });
  const friend = await context.newPage();
  await friend.goto(link ?? '');
  const invitation = friend.getByRole('complementary', { name: 'Invitation' });
  await expect(invitation.getByText('Lena Ortiz invited you to Vybac')).toBeVisible();
  expect(new URL(friend.url()).search).toBe('');
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await invitation.getByRole('link', { name: 'Continue as guest' }).click();
  const toasts = await toastsOf(friend);
  await friend.getByRole('button', { name: 'Create guest session' }).click();
  await expect.poll(toasts).toContain('Invitation accepted');
  await friend.getByRole('button', { name: 'I have saved them, continue' }).click();
  await expect(invitation).toHaveCount(0);

  const friends = mine.getByRole('list', { name: 'Your friends' });
  await expect(friends.getByText('Waiting for a first listing')).toBeVisible();
  await publish(friend, `Folding chair ${Date.now()}`, 12);
  await expect(friends.getByText('+1 credit')).toBeVisible();
  await expect(mine.getByText(/^1 more from /)).toBeVisible();
  await mine.getByRole('button', { name: /^Notifications/ }).click();
  await expect(mine.getByText('You earned 1 Featured Credit')).toBeVisible();

  await friend.goto('/dashboard/referrals');
  await expect(friend.getByText(/^1 more from /)).toBeVisible();
  await context.close();
  await mine.context().close();
});

import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { toastsOf } from './passing.js';
import { newGuest } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

interface Credentials {
  guestId: string;
  pin: string;
}

const credentialsOf = (tab: Page): Promise<Credentials> =>
  tab.evaluate(() => JSON.parse(localStorage.getItem('guest_credentials') ?? '{}') as Credentials);

/** The same guest on another device. */
async function elsewhere(browser: Browser, { guestId, pin }: Credentials): Promise<Page> {
  const tab = await (await browser.newContext({ viewport: PHONE })).newPage();
  await tab.goto('/auth?guest=1&next=/settings');
  await tab.getByRole('tab', { name: 'I have a Guest ID' }).click();
  await tab.getByRole('textbox', { name: 'Guest ID' }).fill(guestId);
  await tab.getByLabel('PIN', { exact: true }).fill(pin);
  await tab.getByRole('button', { name: 'Log in as guest' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return tab;
}

test('a guest is shown around, sees where they are signed in, takes their data and leaves', async ({
  browser,
}) => {
  const tab = await newGuest(browser, PHONE, '/dashboard');
  const tutorial = tab.getByRole('dialog', { name: 'Welcome to Vybac' });
  await expect(tutorial.getByText('Step 1 of 4')).toBeVisible();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await tutorial.getByRole('checkbox', { name: 'Photos that sell' }).check();
  // Closed on the way, it goes on there when it is asked for.
  await tutorial.getByRole('button', { name: 'Close' }).click();
  await expect(tutorial).toBeHidden();
  await tab.getByRole('link', { name: 'Show Tutorial' }).click();
  await expect(tutorial.getByText('Step 2 of 4')).toBeVisible();
  await expect(tutorial.getByRole('checkbox', { name: 'Photos that sell' })).toBeChecked();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await expect(tutorial.getByText('create up to 3 listings')).toBeVisible();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await tutorial.getByRole('button', { name: 'Get Started' }).click();
  await expect(tutorial).toBeHidden();
  await expect(tab.getByRole('link', { name: 'Show Tutorial' })).toHaveCount(0);

  const credentials = await credentialsOf(tab);
  const other = await elsewhere(browser, credentials);
  // Open, it would be in again at once, by the credentials it holds.
  await other.context().close();
  await tab.goto('/settings');
  const sessions = tab.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^End the session on Chrome on / }).click();
  await tab.getByRole('button', { name: 'End session', exact: true }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await tab.setViewportSize(DESKTOP);
  const data = tab.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Request my data' }).click();
  const [file] = await Promise.all([
    tab.waitForEvent('download'),
    data.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^vybac-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await tab.getByRole('button', { name: 'Delete Account' }).click();
  const asked = tab.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await asked.getByLabel('Your PIN', { exact: true }).fill('AAAAAA');
  await asked.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect(asked.getByText('This is not your PIN.')).toBeVisible();
  await asked.getByLabel('Your PIN', { exact: true }).fill(credentials.pin);
  const toasts = await toastsOf(tab);
  await asked.getByRole('button', { name: 'Yes, delete my account' }).click();
  await expect.poll(toasts).toEqual(['Your account is deleted']);
  await expect(tab).toHaveURL(/\/$/);
  await expect(tab.getByRole('heading', { name: 'Why buy here' })).toBeVisible();
  expect(await tab.evaluate(() => localStorage.getItem('guest_credentials'))).toBeNull();
  await tab.context().close();
});

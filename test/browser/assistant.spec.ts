import { expect } from '@playwright/test';
import { PHONE } from './screens.js';
import { test } from './test.js';

test('the assistant answers from the help, and hands over to a person what it does not know', async ({
  browser,
}) => {
  const tab = await browser.newPage({ viewport: PHONE });
  await tab.goto('/listings');
  await tab.getByRole('button', { name: 'Ask the assistant' }).click();
  const panel = tab.getByRole('dialog');
  const ask = async (question: string) => {
    await panel.getByRole('textbox', { name: 'Your question' }).fill(question);
    await tab.keyboard.press('Enter');
  };
  await ask('How many photos can I add to a listing?');
  await expect(panel.getByText(/Up to 5 photos/)).toBeVisible();
  await ask('Who painted the ceiling of the chapel?');
  await expect(panel.getByText(/I don't know that/)).toBeVisible();
  await panel.getByRole('link', { name: 'Write to a person' }).last().click();

  await expect(tab).toHaveURL(/\/contact/);
  const along = tab.getByRole('list', { name: 'Your conversation with the assistant' });
  await expect(along.getByText(/Up to 5 photos/)).toBeVisible();
  const address = `asks-${Date.now()}@example.org`;
  await tab.getByLabel('Your name').fill('Ada');
  await tab.getByLabel('Your email').fill(address);
  await tab.getByRole('button', { name: 'Send message' }).click();
  await expect(tab.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
  // Its writer gets a copy of all that was sent.
  await expect(async () => {
    await tab.goto('/dev/mailbox');
    await tab.locator('a', { hasText: address }).first().click({ timeout: 1000 });
    await expect(tab.getByText(/Who painted the ceiling/).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await tab.close();
});

import { expect, type Page } from '@playwright/test';

/** The path of the confirmation link in the newest mail to an address, read in the local mailbox. */
export async function confirmationOf(tab: Page, address: string): Promise<string> {
  await expect(async () => {
    await tab.goto('/dev/mailbox');
    await tab
      .getByRole('link', { name: new RegExp(address) })
      .or(tab.locator('a', { hasText: address }))
      .first()
      .click({ timeout: 1000 });
  }).toPass();
  const page = (await tab.content()).replaceAll(/&(?:amp;)+/g, '&').replaceAll('&#x3D;', '=');
  const path = /\/confirm-email\?token=[\w-]+(?:&next=[\w%.-]+)?/.exec(page)?.[0];
  if (!path) throw new Error(`The mail to ${address} has no confirmation link.`);
  return path;
}

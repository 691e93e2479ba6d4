import { expect, type Page } from '@playwright/test';

/** What stands over a conversation of two who meet. */
export const dealCard = (tab: Page) => tab.getByRole('region', { name: 'Your meetup' });

/** In the conversation, from an accepted offer: a time tomorrow, a place, and what is to be known. */
export async function proposeMeetup(tab: Page): Promise<void> {
  // Three taps from agreement to proposal: the sheet, a time, the button that repeats it.
  await tab.getByRole('link', { name: 'Schedule meetup' }).click();
  const sheet = tab.getByRole('dialog', { name: 'When and where?' });
  await sheet.getByRole('radio', { name: '4:00 PM' }).check();
  await sheet.getByRole('radio', { name: /Another place/ }).check();
  await sheet.getByLabel('Name of the place').fill('Town hall steps');
  await sheet.getByLabel('Notes (optional)').fill('I wear a blue raincoat.');
  await sheet.getByRole('button', { name: /^Propose \w{3} 4:00 PM$/ }).click();
  await expect(sheet).toBeHidden();
}

/** Of a thing of $40: $36 is offered and accepted; both end in their conversation. */
export async function agreeOnPrice(seller: Page, buyer: Page, listing: string, buyerId: string) {
  await buyer.goto(`/listing/${listing}`);
  await buyer.getByRole('link', { name: 'Make Offer' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: /^\$36/ }).click();
  await buyer.getByRole('button', { name: 'Send offer of $36' }).click();
  await buyer.waitForURL(/\/chat\//);
  await seller.goto(`/chat/${buyerId}?listing=${listing}`);
  await seller.getByRole('button', { name: 'Accept $36' }).click();
}

export async function writeReview(tab: Page, stars: RegExp, words: string): Promise<void> {
  const dialog = tab.getByRole('dialog', { name: 'Write a review' });
  await dialog.getByRole('radio', { name: stars }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Your review (optional)' }).fill(words);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog).toHaveCount(0);
}

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { HOUR_MS } from '#contract/time';
import { call, publish, signedIn } from '../people.js';
import { PHONE } from '../screens.js';
import { agreeOnPrice, dealCard, proposeMeetup, writeReview } from './acts.js';
import { test } from './moved-days.js';

test('a deal on two phones: agreed, met, handed over, reviewed', async ({ browser, product }) => {
  test.slow();
  const people = [
    ['hana_sato', 'Hana Sato'],
    ['lena_ortiz', 'Lena Ortiz'],
  ] as const;
  for (const [username, fullName] of people)
    await product.tell({ member: { username, fullName, password: 'letmesell' } });
  const [seller, buyer] = [
    await signedIn(browser, 'hana_sato', PHONE),
    await signedIn(browser, 'lena_ortiz', PHONE),
  ];
  const both = [seller, buyer];
  const [sellerId, buyerId] = [await ownId(seller), await ownId(buyer)];
  const listing = await publish(seller, 'Music stand', 40);
  const inTheThread = async () => {
    await seller.goto(`/chat/${buyerId}?listing=${listing}`);
    await buyer.goto(`/chat/${sellerId}?listing=${listing}`);
  };
  let startsAt = 0;
  /** For the server and for the phones. */
  const hoursFromMeetup = async (hours: number) => {
    const time = new Date(startsAt + hours * HOUR_MS).toISOString();
    await product.tell({ time });
    for (const tab of both) await tab.clock.setFixedTime(time);
  };

  await test.step('a price, a time and a place are agreed on', async () => {
    await agreeOnPrice(seller, buyer, listing, buyerId);
    await proposeMeetup(buyer);
    await dealCard(seller).getByRole('button', { name: 'Confirm' }).click();
    for (const tab of both)
      await expect(dealCard(tab).getByText('Both of you have confirmed.')).toBeVisible();
  });

  await test.step('it stands in the calendar of a phone', async () => {
    const { items } = await call<{ items: { startsAt: string }[] }>(
      buyer,
      'GET',
      '/api/meetups?side=buyer&when=upcoming',
    );
    startsAt = Date.parse(items[0]?.startsAt ?? '');
    await dealCard(buyer).getByRole('button', { name: 'Add to calendar' }).click();
    const downloaded = buyer.waitForEvent('download');
    await buyer.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click();
    const file = await readFile(await (await downloaded).path(), 'utf8');
    const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined;
    const { startDate, location, summary } = new ICAL.Event(entry);
    expect(startDate.toJSDate().getTime()).toBe(startsAt);
    expect([summary, location]).toEqual([expect.stringContaining('Music stand'), 'Town hall steps']);
  });

  await test.step('an hour before, both are reminded', async () => {
    await hoursFromMeetup(-1);
    await product.tell({ job: 'community.send-meetup-reminders' });
    for (const tab of both) {
      await tab.goto('/notifications');
      await expect(tab.getByText(/Town hall steps/).first()).toBeVisible();
    }
    await inTheThread();
    for (const tab of both) await expect(dealCard(tab).getByText('in 1 hour')).toBeVisible();
  });

  await test.step('both come', async () => {
    await hoursFromMeetup(0);
    await inTheThread();
    await dealCard(buyer).getByRole('button', { name: "I'm here" }).click();
    await expect(dealCard(buyer).getByText('You are here. Hana Sato has been told.')).toBeVisible();
    await expect(dealCard(seller).getByText('Lena Ortiz is there.')).toBeVisible();
    await dealCard(seller).getByRole('button', { name: "I'm here" }).click();
    await expect(dealCard(seller).getByText('Handed over and marked as sold.')).toBeVisible();
    await expect(dealCard(buyer).getByText('Handed over. Enjoy it!')).toBeVisible();
    expect(await call(buyer, 'GET', `/api/listings/${listing}`)).toMatchObject({ status: 'sold' });
  });

  const visitor = await (await browser.newContext({ viewport: PHONE })).newPage();
  await test.step('both write, and then both are read', async () => {
    await dealCard(buyer).getByRole('link', { name: 'Write a review' }).click();
    await writeReview(buyer, /^5 stars/, 'As shiny as in the pictures.');
    await expect(dealCard(buyer).getByRole('link', { name: 'Your review' })).toBeVisible();
    await visitor.goto(`/reviews/${sellerId}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Hana Sato');
    await expect(visitor.getByText('As shiny as in the pictures.')).toHaveCount(0);

    await dealCard(seller).getByRole('link', { name: 'Write a review' }).click();
    await writeReview(seller, /^4 stars/, 'Came at four sharp.');
    await expect(dealCard(seller).getByRole('link', { name: 'Your review' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('As shiny as in the pictures.')).toBeVisible();
    await expect(visitor.getByText('Bought: Music stand, $36')).toBeVisible();
    await visitor.goto(`/reviews/${buyerId}`);
    await expect(visitor.getByText('Came at four sharp.')).toBeVisible();
  });
  for (const tab of [...both, visitor]) await tab.context().close();
});

const ownId = async (tab: Page) => (await call<{ id: string }>(tab, 'GET', '/api/profile')).id;

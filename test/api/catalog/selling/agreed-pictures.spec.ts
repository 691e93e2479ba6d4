import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { imageUrl } from '#contract/media';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { photo } from '../../../support/files/images.js';
import { publish } from '../../../support/world/listings.js';
import { move, offer } from '../../../support/world/messaging/offers.js';
import { askToShip, orderOf } from '../../../support/world/monetization/orders.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';
import { uploadImage } from '../../../support/world/uploads.js';

describe('the picture of what two have agreed on', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  let first: string;
  let days: number;

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    days = 0;
    app.setTime(new Date());
    [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
    first = await picture();
    listing = await publish(seller.client, { imageIds: [first] });
  });
  afterAll(() => app.stop());

  const picture = async () => (await uploadImage(seller.client, await photo().jpeg().toBuffer())).id;
  const show = async (...imageIds: string[]) =>
    expect((await seller.client.patch(`/api/listings/${listing}`, { imageIds })).status).toBe(204);
  const sweep = async () => {
    await app.outbox.delivered();
    days += 2;
    app.setTime(new Date(Date.now() + days * DAY_MS));
    await app.nest.get(JobRunner).runNow('platform.sweep-unattached-media');
  };
  const served = async (id: string) => (await seller.client.get(imageUrl(id, 'card'))).status === 200;

  it('stays with the sale when its listing shows another one, and goes with the listing', async () => {
    await selling(seller.client, listing).sell();
    const second = await picture();
    await show(second);
    await show(await picture());
    await sweep();
    expect([await served(first), await served(second)]).toEqual([true, false]);
    await show(first);
    expect((await seller.client.delete(`/api/listings/${listing}`)).status).toBe(204);
    await sweep();
    expect(await served(first)).toBe(false);
  });

  it('stays with the order', async () => {
    await move(seller, await offer(buyer, seller, listing, '$100'), 'accept');
    const { body } = await askToShip(buyer, listing);
    await show(await picture());
    await sweep();
    expect((await orderOf(buyer, body)).image?.id).toBe(first);
    expect(await served(first)).toBe(true);
  });

  it('goes where nothing was agreed', async () => {
    await show(await picture());
    await sweep();
    expect(await served(first)).toBe(false);
  });
});

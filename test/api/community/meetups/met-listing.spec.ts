import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { meetupOf, proposeMeetup } from '../../../support/world/community/meetups.js';
import { publish } from '../../../support/world/listings.js';
import { signUpMember } from '../../../support/world/people.js';

describe('What people meet about', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  it('is shown as its seller changes it', async () => {
    const [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
    const listing = await publish(seller.client, { title: 'Lounge chair', price: 120 });
    const meetup = await proposeMeetup(buyer, listing);
    const words = { title: 'Reading chair', price: 110, category: 'home-garden' };
    expect((await seller.client.patch(`/api/listings/${listing}`, words)).status).toBe(204);
    await app.outbox.delivered();
    expect((await meetupOf(buyer, meetup)).listing).toMatchObject({ ...words, asking: words.price });
  });
});

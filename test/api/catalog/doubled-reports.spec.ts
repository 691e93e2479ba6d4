import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { withdrawnKey } from '#platform/media/media-keys';
import { ObjectStorage } from '#platform/storage/object-storage';
import type { ListingReport } from '../../../src/catalog/reports/report.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import type { Client } from '../../support/app/client.js';
import { photo } from '../../support/files/images.js';
import { joinAs } from '../../support/world/joining.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, signUpMember } from '../../support/world/people.js';
import { uploadImage } from '../../support/world/uploads.js';

describe('The pictures of a report that a guest and the member they become both made', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  const isKept = async (id: string) => (await app.nest.get(ObjectStorage).read(withdrawnKey(id))) !== null;
  const report = async ({ client }: { client: Client }, listing: string) => {
    expect((await client.post(`/api/listings/${listing}/report`, { reason: 'scam' })).status).toBe(204);
    await app.outbox.delivered();
  };

  it('are all in the one that is left', async () => {
    const [seller, guest, member] = [
      await signUpMember(app),
      await createGuest(app),
      await signUpMember(app),
    ];
    const file = await photo().jpeg().toBuffer();
    const images: string[] = [];
    for (let n = 0; n < 3; n++) images.push((await uploadImage(seller.client, file)).id);
    const [first = '', second = '', third = ''] = images;
    const bike = await publish(seller.client, { imageIds: images });
    await seller.client.patch(`/api/listings/${bike}`, { imageIds: [first, second] });
    await report(guest, bike);
    await seller.client.patch(`/api/listings/${bike}`, { imageIds: [second, third] });
    await report(member, bike);

    expect((await joinAs(guest, member)).status).toBe(200);
    await app.outbox.delivered();

    const reports = await app.db.rows(sql<Pick<ListingReport, 'snapshot'>>`
      select snapshot from catalog.listing_reports where listing_id = ${bike}`);
    const shown = reports.map(({ snapshot }) => snapshot.listing.images.map(({ id }) => id));
    expect(shown).toEqual([[second, third, first]]);
    expect(await Promise.all(images.map(isKept))).toEqual([true, true, true]);
  });
});

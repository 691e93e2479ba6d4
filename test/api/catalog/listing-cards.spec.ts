import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ListingCard } from '../../../src/catalog/browse/browse.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { favorites, save } from '../../support/world/favorites.js';
import { browse, detail, publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const AWKWARD = 'A "12\'\' \\ shelf", {"id":1} –\u2028gro\u00df\u{1f6b2}';

let app: TestApp;
let seller: TestMember;
let visitor: Client;
let id: string;

beforeAll(async () => {
  app = await borrowApp();
  visitor = new Client(app.url);
  seller = await signUpMember(app, { username: 'seller' });
  id = await publish(seller.client, { title: AWKWARD, location: 'Room "B"\\2', price: 12.34 });
});
afterAll(() => app.stop());

const shown = async (): Promise<ListingCard | undefined> =>
  (await browse(visitor, 'sort=newest')).items.find((card) => card.id === id);

describe('A card', () => {
  it('says what the listing says, whatever characters that has', async () => {
    const { title, location, price, createdAt } = await detail(visitor, id);
    expect(title).toBe(AWKWARD);
    expect(await shown()).toEqual({
      id,
      title,
      price,
      condition: 'like-new',
      category: 'sporting-goods',
      location,
      image: null,
      aiGenerated: false,
      sellerId: seller.id,
      sellerName: 'seller',
      sellerVerified: false,
      createdAt,
      boosted: false,
    });
  });

  it('is the same wherever it is shown', async () => {
    const card = await shown();
    const { body } = await visitor.get<{ items: ListingCard[] }>(`/api/sellers/${seller.id}/listings`);
    expect(body.items).toEqual([card]);
    const reader = await signUpMember(app, { username: 'reader' });
    await save(reader.client, id);
    expect((await favorites(reader.client)).items).toEqual([expect.objectContaining(card ?? {})]);
    const { body: near } = await visitor.get<{ items: ListingCard[] }>('/api/listings?near=1');
    expect(near.items).toEqual([{ ...card, distance: null }]);
  });

  it('changes with the listing and with its seller', async () => {
    await seller.client.patch(`/api/listings/${id}`, { title: 'Shelf', price: 9 });
    await app.db.rows(
      sql`update directory.people set name = ${'A "B"\n'}, verified = true where id = ${seller.id}`,
    );
    expect(await shown()).toMatchObject({
      title: 'Shelf',
      price: 9,
      sellerName: 'A "B"\n',
      sellerVerified: true,
    });
  });

  it('has its moment in UTC, in whatever time zone it was written', async () => {
    const before = await shown();
    await app.db.rows(
      sql.raw(`
        begin; set local time zone 'Asia/Tokyo';
        update catalog.listings set title = 'Lamp', created_at = created_at where id = '${id}';
        commit`),
    );
    expect(await shown()).toEqual({ ...before, title: 'Lamp' });
  });
});

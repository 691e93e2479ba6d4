import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { LatestSitemap } from '../../../src/catalog/pages/latest-sitemap.js';
import { Sitemap } from '../../../src/catalog/pages/sitemap.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const SITE = 'https://market.example';

describe('the sitemap', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: TestMember;
  let listings: string[];

  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: SITE });
    visitor = new Client(app.url);
    seller = await signUpMember(app);
    listings = [];
    for (let count = 0; count < 5; count++) listings.push(await publish(seller.client));
  });
  afterAll(() => app.stop());

  const inMinutes = (minutes: number) => app.setTime(new Date(Date.now() + minutes * 60_000));
  const read = async (path: string) => (await visitor.get<string>(path)).body;

  it('names every public page and active listing', async () => {
    const { headers, body } = await visitor.get<string>('/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    expect(body).toContain(`<url><loc>${SITE}/</loc><changefreq>weekly</changefreq><priority>1</priority>`);
    for (const path of [
      '/listings',
      '/pricing',
      '/featured-boost',
      '/terms',
      '/signup',
      '/create-listing',
      '/favorites',
      '/listings?category=books',
    ])
      expect(body).toContain(
        `<loc>${SITE}${path}</loc><changefreq>weekly</changefreq><priority>0.8</priority>`,
      );
    for (const id of listings)
      expect(body).toMatch(
        new RegExp(
          `<loc>${SITE}/listing/${id}</loc><lastmod>[\\d-]{10}</lastmod><changefreq>weekly</changefreq><priority>0.6</priority>`,
        ),
      );
  });

  it('names no page that is one person’s, nor one twice', async () => {
    const addresses = addressesIn(await read('/sitemap.xml'));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.join()).not.toMatch(
      /settings|dashboard|boost-listings|confirm-email|password|privacy-policy|(?<!support\/)chat|admin/,
    );
  });

  it('becomes an index of files that name every listing once when one file no longer holds them', async () => {
    const map = app.nest.get(Sitemap);
    const files = addressesIn(await map.root(2));
    expect(files).toHaveLength(1 + 3);
    expect(files[0]).toBe(`${SITE}/sitemap/pages`);
    const starts = files.slice(1).map((file) => file.replace(`${SITE}/sitemap/listings/`, ''));
    const named = await Promise.all(starts.map(async (id) => addressesIn(await map.listingsFrom(id, 2))));
    expect(named.flat().sort()).toEqual(listings.map((id) => `${SITE}/listing/${id}`).sort());
    expect(addressesIn(await read('/sitemap/pages'))).toContain(`${SITE}/about`);
    expect(addressesIn(await read(`/sitemap/listings/${starts[0]}`))).toContain(
      `${SITE}/listing/${starts[0]}`,
    );
  });

  it('is named by robots.txt', async () => {
    expect(await read('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('is read once for all who ask within ten minutes', async () => {
    inMinutes(20);
    const named = await read('/sitemap.xml');
    const more = await publish(seller.client);
    inMinutes(29);
    expect(await read('/sitemap.xml')).toBe(named);
    inMinutes(31);
    expect(await read('/sitemap.xml')).toContain(more);
  });

  it('is the last one when the listings cannot be read, and a new one soon after they can', async () => {
    inMinutes(60);
    const named = await read('/sitemap.xml');
    const more = await publish(seller.client);
    inMinutes(80);
    const { status, headers, body } = await withoutListings(() => visitor.get<string>('/sitemap.xml'));
    expect([status, body, headers.get('cache-control')]).toEqual([200, named, 'public, max-age=3600']);
    inMinutes(82);
    expect(await read('/sitemap.xml')).toContain(more);
  });

  it('names the home page alone, for nobody to keep, when the listings could never be read', async () => {
    const fresh = new LatestSitemap(app.nest.get(Sitemap), app.nest.get(Clock));
    expect(await withoutListings(() => fresh.read())).toBeUndefined();
    jest.spyOn(app.nest.get(LatestSitemap), 'read').mockImplementation(() => fresh.read());
    const { status, headers, body } = await visitor.get<string>('/sitemap.xml');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(addressesIn(body)).toEqual([`${SITE}/`]);
  });

  async function withoutListings<T>(work: () => Promise<T>): Promise<T> {
    await app.db.rows(sql`alter table catalog.listings rename to listings_elsewhere`);
    try {
      return await work();
    } finally {
      await app.db.rows(sql`alter table catalog.listings_elsewhere rename to listings`);
    }
  }
});

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => `${address}`);

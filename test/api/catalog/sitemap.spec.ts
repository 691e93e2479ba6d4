import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { MAX, NIL, v7 as uuid } from 'uuid';
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
  const fileOf = (id: string, headers: Record<string, string> = {}) =>
    visitor.call<string>('GET', `/sitemap/listings/${id}`, { headers });
  const listed = async (id: string) => addressesIn((await fileOf(id)).body);

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
    const files = addressesIn((await map.root(2)).xml);
    expect(files).toHaveLength(1 + 3);
    expect(files[0]).toBe(`${SITE}/sitemap/pages`);
    const starts = files.slice(1).map((file) => file.replace(`${SITE}/sitemap/listings/`, ''));
    const named = await Promise.all(starts.map(async (id) => addressesIn(await map.listingsFrom(id, 2))));
    expect(named.flat().sort()).toEqual(listings.map((id) => `${SITE}/listing/${id}`).sort());
    expect(addressesIn(await read('/sitemap/pages'))).toContain(`${SITE}/about`);
  });

  it('has no files of listings while one holds them all', async () => {
    const { status, headers, problem } = await fileOf(`${listings[0]}`);
    expect([status, problem.code]).toEqual([404, 'platform.not-found']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is named by robots.txt', async () => {
    expect(await read('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('is read once for all who ask within ten minutes', async () => {
    inMinutes(20);
    const named = await read('/sitemap.xml');
    const more = await publish(seller.client);
    listings.push(more);
    inMinutes(29);
    expect(await read('/sitemap.xml')).toBe(named);
    inMinutes(31);
    expect(await read('/sitemap.xml')).toContain(more);
  });

  it('is the last one when the listings cannot be read, and a new one soon after they can', async () => {
    inMinutes(60);
    const named = await read('/sitemap.xml');
    const more = await publish(seller.client);
    listings.push(more);
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

  describe('as an index', () => {
    const drawn: string[] = [];
    let starts: string[];
    let from = 120;

    beforeEach(async () => {
      jest.restoreAllMocks();
      const map = app.nest.get(Sitemap);
      const [root, listingsFrom] = [map.root.bind(map), map.listingsFrom.bind(map)];
      jest.spyOn(map, 'root').mockImplementation(() => root(2));
      jest.spyOn(map, 'listingsFrom').mockImplementation((id) => {
        drawn.push(id);
        return listingsFrom(id, 2);
      });
      from += 60;
      inMinutes(from);
      const named = addressesIn(await read('/sitemap.xml')).slice(1);
      starts = named.map((file) => file.replace(`${SITE}/sitemap/listings/`, ''));
      drawn.length = 0;
    });
    afterEach(() => void jest.restoreAllMocks());

    it('draws each of its files once for all who ask within ten minutes, compressed or not', async () => {
      const askers = [1, 2, 3];
      const answers = await Promise.all(askers.map(() => Promise.all(starts.map((id) => fileOf(id)))));
      const [first] = answers.flat();
      expect(first?.status).toBe(200);
      expect(first?.headers.get('content-type')).toContain('application/xml');
      expect(first?.headers.get('vary')).toContain('Accept-Encoding');
      for (const files of answers)
        expect(files.flatMap(({ body }) => addressesIn(body))).toEqual(
          listings.map((id) => `${SITE}/listing/${id}`),
        );
      const plain = await fileOf(`${starts[0]}`, { 'accept-encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(plain.body).toBe(first?.body);
      expect(drawn).toEqual(starts);
      inMinutes(from + 11);
      await fileOf(`${starts[1]}`);
      expect(drawn).toEqual([...starts, starts[1]]);
    });

    it('has no file more, whatever id is asked for', async () => {
      const files = await Promise.all(starts.map(listed));
      const ids = [...listings, ...Array.from({ length: 20 }, () => uuid()), NIL, MAX];
      for (const id of ids) expect(files).toContainEqual(await listed(id));
      expect(drawn).toEqual(starts);
    });

    it('leads whoever has an older one, with starts that are gone, to the file of their neighbours', async () => {
      for (const start of starts.slice(1))
        for (const rest of ['7000-8000-000000000000', '7fff-bfff-ffffffffffff'])
          expect(await listed(`${start.slice(0, 14)}${rest}`)).toContain(`${SITE}/listing/${start}`);
    });

    it('draws a file anew after it could not be read', async () => {
      const failed = await withoutListings(() => fileOf(`${starts[0]}`));
      expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
      expect(await listed(`${starts[0]}`)).toHaveLength(2);
    });
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

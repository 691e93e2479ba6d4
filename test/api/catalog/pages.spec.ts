import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PageDeclaration, pathTo } from '#contract/pages/page';
import { PAGES } from '#contract/pages/pages';
import { LANGUAGES } from '#contract/people';
import { escapeHtml } from '#platform/http/page-html';
import { type WordKey, Words } from '#platform/words/words';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { photo } from '../../support/files/images.js';
import { publish } from '../../support/world/listings.js';
import { boostListing } from '../../support/world/monetization/boosts.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { uploadImage } from '../../support/world/uploads.js';

const json = (html: string, pattern: RegExp): unknown => JSON.parse(pattern.exec(html)?.[1] ?? 'null');

const firstData = (html: string) =>
  json(html, /id="first-data">(.*?)<\/script>/s) as { endpoint: string; data: never }[];

describe('the HTML of public pages', () => {
  let app: TestApp;
  let seller: TestMember;
  let visitor: Client;

  beforeAll(async () => {
    app = await startApp({
      PUBLIC_URL: 'https://market.example',
      SOCIAL_LINKS: 'https://x.com/market?a=1&b=2,https://campus.example/market',
    });
    seller = await signUpMember(app);
    visitor = new Client(app.url);
  });
  afterAll(() => app.stop());

  const page = (path: string, headers: Record<string, string> = {}) => visitor.get<string>(path, { headers });

  it('halves no emoji at the end of what it says of a listing', async () => {
    const id = await publish(seller.client, { description: `${'x'.repeat(159)}🚲🚲` });
    const { body } = await page(`/listing/${id}`);
    expect(/name="description" content="([^"]*)"/.exec(body)?.[1]).toBe(`${'x'.repeat(159)}🚲`);
  });

  it('says everything about a listing that a search engine or a link preview reads', async () => {
    const image = await uploadImage(seller.client, await photo(900, 600).jpeg().toBuffer());
    const description = `Serviced "last" month & ready.\n\n${'Long story. '.repeat(40)}`;
    const id = await publish(seller.client, {
      title: 'City bike <54 cm>',
      description,
      imageIds: [image.id],
    });

    const { status, headers, body } = await page(`/listing/${id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(body).toContain('<title>City bike &lt;54 cm&gt; · Vybac</title>');
    const meta = /name="description" content="([^"]*)"/.exec(body)?.[1];
    expect(meta?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(
      description.replaceAll(/\s+/g, ' ').slice(0, 160),
    );
    expect(body).toContain(`<link rel="canonical" href="https://market.example/listing/${id}">`);
    expect(body).toContain(
      `<meta property="og:image" content="https://market.example/media/${image.id}/detail.webp">`,
    );
    expect(body).toContain('<link rel="preload" as="image" fetchpriority="high"');
    // What a shared link's preview shows, by whatever way it came.
    const shared = (await page(`/listing/${id}?via=whatsapp`)).body;
    expect(shared).toContain('<meta property="og:title" content="City bike &lt;54 cm&gt; · $185.00">');
    expect(shared).toContain(`<meta property="og:url" content="https://market.example/listing/${id}">`);
    expect(shared).toContain(`/media/${image.id}/detail.webp">`);
    expect(json(body, /ld\+json">(.*?)<\/script>/s)).toMatchObject({
      '@type': 'Product',
      name: 'City bike <54 cm>',
      offers: { price: '185.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(firstData(body)).toMatchObject([
      { endpoint: 'listing', args: { id }, data: { id, title: 'City bike <54 cm>' } },
    ]);
  });

  it('never lets a listing’s words end a script', async () => {
    const id = await publish(seller.client, {
      title: '</script><script>alert(1)</script>',
      description: '<!--\u2028$& $1',
    });
    const { body } = await page(`/listing/${id}`);
    expect(body).not.toContain('<script>alert');
    expect(firstData(body)).toMatchObject([
      { data: { title: '</script><script>alert(1)</script>', description: '<!--\u2028$& $1' } },
    ]);
  });

  it.each([
    '/listing/0198c0de-0000-7000-8000-000000000000',
    '/listing/nonsense',
    '/no/such/page',
    '/listing/a/b',
  ])('answers %s with status 404', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  it.each([
    '/',
    '/listings',
    '/listings?category=books',
    '/about',
    '/privacy-policy',
    '/auth',
    '/create-listing?edit=1',
    '/chat',
    '/chat/0198c0de-0000-7000-8000-000000000000?listing=0198c0de-0000-7000-8000-000000000001',
    '/messages',
    '/notifications',
    '/dashboard',
    '/pricing',
    '/boost-listings',
    '/featured-boost',
  ])('describes %s', async (path) => {
    const { status, body } = await page(path);
    expect(status).toBe(200);
    expect(body).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(body).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(body).toMatch(/<link rel="canonical" href="https:\/\/market\.example\/[^"]*"/);
  });

  it('says where else the product is found', async () => {
    const { body } = await page('/about');
    const links = [...body.matchAll(/<link rel="me" href="([^"]*)">/g)].map(([, href]) => href);
    expect(links).toEqual(['https://x.com/market?a=1&amp;b=2', 'https://campus.example/market']);
  });

  it('carries what is boosted now', async () => {
    const boosted = await publish(seller.client, { title: 'Boosted bike' });
    await boostListing(app, seller, boosted);
    const { body } = await page('/featured-boost');
    expect(body).not.toContain('noindex');
    expect(firstData(body)).toMatchObject([
      {
        endpoint: 'boostedListings',
        data: { pages: [{ items: [{ id: boosted, boosted: true }] }], pageParams: [null] },
      },
    ]);
  });

  it('carries the first page of listings, and keeps filter combinations out of search engines', async () => {
    const browse = (await page('/listings?category=sporting-goods')).body;
    expect(browse).not.toContain('noindex');
    expect(firstData(browse)).toHaveLength(1);
    expect((await page('/listings?q=bike&sort=price-asc')).body).toContain(
      '<meta name="robots" content="noindex">',
    );
    expect((await page('/listings?sort=nonsense&minPrice=abc')).status).toBe(200);
  });

  it.each([
    [{ cookie: 'language=es' }, 'es'],
    [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
    // Its words are not complete, so the page is in the next language that is wanted.
    [{ 'accept-language': 'de-AT,de;q=0.9,es;q=0.8' }, 'es'],
    [{ 'accept-language': 'de-AT,de;q=0.9' }, 'en'],
    [{ 'accept-language': 'xx' }, 'en'],
    [{ cookie: 'language="><script>' }, 'en'],
  ])('is in the language of %j', async (headers, language) => {
    expect((await page('/about', headers)).body).toContain(`<html lang="${language}"`);
  });

  it.each([
    ['/about', 'Quiénes somos', 'es un mercado'],
    ['/listings?category=sporting-goods', 'Deportes en venta cerca de ti', ''],
    ['/listing/nothing', 'Anuncio no encontrado', ''],
    ['/no-such-page', '¡Vaya! Página no encontrada', ''],
  ])('has its head in the language of its words: %s', async (address, title, description) => {
    const { body } = await page(address, { cookie: 'language=es' });
    expect(/<title>([^<]*)<\/title>/.exec(body)?.[1]).toContain(title);
    expect(/<meta name="description" content="([^"]*)"/.exec(body)?.[1]).toContain(description);
  });

  it('names categories in words', async () => {
    expect((await page('/listings?category=sporting-goods')).body).toContain(
      '<title>Sporting Goods for sale near you · Vybac</title>',
    );
    expect((await page('/listings?category=musical-instruments')).body).toContain('Musical Instruments');
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(Object.values<PageDeclaration>(PAGES))(
      'says of $path what it is declared to say',
      async (declared) => {
        const t = app.nest.get(Words).in(language);
        const [title, description] = [declared.title, declared.description].map((key) =>
          escapeHtml(t(key as WordKey)),
        );
        for (const path of [pathTo(declared.path, 'somebody'), declared.also ?? declared.path]) {
          const { body, status } = await page(path, { cookie: `language=${language}` });
          expect(/<title>([^<]*)<\/title>/.exec(body)?.[1]).toMatch(
            new RegExp(`^${escaped(title)}( · Vybac)?$`),
          );
          expect(body).toContain(`<meta name="description" content="${description}">`);
          expect(body.includes('content="noindex"')).toBe(declared.personal === true || status === 404);
        }
      },
    );
  });

  it('is in the sitemap where it is of use to everybody', async () => {
    const { body } = await visitor.get<string>('/sitemap/pages');
    const named = [...body.matchAll(/<loc>https:\/\/market\.example(\/[^<?]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    const wanted = Object.values<PageDeclaration>(PAGES).filter(({ personal }) => !personal);
    expect(new Set(named)).toEqual(
      new Set(wanted.map(({ path }) => path).filter((path) => !path.includes(':'))),
    );
  });
});

const escaped = (text = '') => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CATEGORIES } from '#contract/listings';
import { browsePage, homePage, listingPage } from '#contract/pages/catalog';
import { type PageDeclaration, pathTo } from '#contract/pages/page';
import { PAGES as DECLARED } from '#contract/pages/pages';
import { ProductSettings } from '#platform/config/product.settings';
import { Database } from '#platform/persistence/database';

/** Most entries of one file: spec 3, section 9, and the sitemap protocol. */
const MOST_ENTRIES = 50_000;
const PAGES = [
  ...Object.values<PageDeclaration>(DECLARED)
    .filter(({ personal, path }) => !personal && !path.includes(':'))
    .map(({ path }) => path),
  ...CATEGORIES.map((each) => `${browsePage.path}?category=${each}`),
];
const LISTINGS_PER_FILE = MOST_ENTRIES - PAGES.length;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Entry {
  path: string;
  priority: number;
  changed?: string;
}

/** The sitemap: one file, or an index of several once the listings no longer fit into one. */
@Injectable()
export class Sitemap {
  constructor(
    private readonly db: Database,
    private readonly settings: ProductSettings,
  ) {}

  /** @param perFile listings that one file holds. */
  async root(perFile = LISTINGS_PER_FILE): Promise<string> {
    const [first, ...further] = await this.starts(perFile);
    if (first && further.length > 0) return this.index([first, ...further]);
    return this.file([...PAGES.map(pageEntry), ...(first ? await this.listings(first, perFile) : [])]);
  }

  pages(): string {
    return this.file(PAGES.map(pageEntry));
  }

  /** Only the home page: what is served when the listings could never be read. */
  home(): string {
    return this.file([pageEntry(homePage.path)]);
  }

  /** The file of the listings from an id on. */
  async listingsFrom(id: string, perFile = LISTINGS_PER_FILE): Promise<string> {
    return this.file(await this.listings(id, perFile));
  }

  /** The ids that the files begin with. */
  private async starts(size: number): Promise<string[]> {
    const rows = await this.db.rows(sql<{ id: string }>`
      select id from (
        select id, row_number() over (order by id) as place from catalog.listings where status = 'active'
      ) as numbered
      where (place - 1) % ${size} = 0 order by id`);
    return rows.map(({ id }) => id);
  }

  private async listings(from: string, limit: number): Promise<Entry[]> {
    const rows = await this.db.rows(sql<{ id: string; changed: string }>`
      select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from catalog.listings
      where status = 'active' and id >= ${from} order by id limit ${limit}`);
    return rows.map(({ id, changed }) => ({ path: pathTo(listingPage.path, id), priority: 0.6, changed }));
  }

  private index(starts: readonly string[]): string {
    const files = ['/sitemap/pages', ...starts.map((id) => `/sitemap/listings/${id}`)];
    const rows = files.map((path) => `<sitemap><loc>${this.settings.publicUrl}${path}</loc></sitemap>`);
    return xml('sitemapindex', rows);
  }

  private file(entries: readonly Entry[]): string {
    return xml(
      'urlset',
      entries.map(({ path, priority, changed }) => {
        const changedOn = changed ? `<lastmod>${changed}</lastmod>` : '';
        return `<url><loc>${this.settings.publicUrl}${path}</loc>${changedOn}<changefreq>weekly</changefreq><priority>${priority}</priority></url>`;
      }),
    );
  }
}

const pageEntry = (path: string): Entry => ({ path, priority: path === homePage.path ? 1 : 0.8 });

const xml = (root: string, rows: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${NAMESPACE}">
${rows.join('\n')}
</${root}>
`;

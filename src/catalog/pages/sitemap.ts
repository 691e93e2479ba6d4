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

/** What `/sitemap.xml` says. */
export interface SitemapRoot {
  readonly xml: string;
  /** The ids that the files of an index begin with; none where one file holds all listings. */
  readonly starts: readonly string[];
}

/** The sitemap: one file, or an index of several once the listings no longer fit into one. */
@Injectable()
export class Sitemap {
  constructor(
    private readonly db: Database,
    private readonly settings: ProductSettings,
  ) {}

  /** @param perFile listings that one file holds. */
  async root(perFile = LISTINGS_PER_FILE): Promise<SitemapRoot> {
    const starts = await this.starts(perFile);
    if (starts.length > 1) return { xml: this.index(starts), starts };
    const [first] = starts;
    const listings = first ? await this.listings(first, perFile) : [];
    return { xml: this.file([...PAGES.map(pageEntry), ...listings]), starts: [] };
  }

  pages(): string {
    return this.file(PAGES.map(pageEntry));
  }

  /** Only the home page: what is served when the listings could never be read. */
  home(): string {
    return this.file([pageEntry(homePage.path)]);
  }

  /** The file of the listings from an id on: tens of thousands, read and drawn anew. */
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

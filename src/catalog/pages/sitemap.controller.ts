import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { sql } from 'kysely';
import { CATEGORIES } from '#contract/listings';
import { Access } from '#platform/auth/access';
import { Settings } from '#platform/config/settings';
import { Database } from '#platform/persistence/database';

/** Limit, frequency and priority as in spec 3, section 9. */
const MOST_LISTINGS = 50_000;
const PAGES = [
  '/',
  '/listings',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/auth',
  '/signup',
  '/create-listing',
];

interface Entry {
  path: string;
  priority: number;
  changed?: string;
}

@ApiExcludeController()
@Controller()
@Access('anyone')
export class SitemapController {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
  ) {}

  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  async sitemap(): Promise<string> {
    const listings = await this.db.rows(sql<{ id: string; changed: string }>`
      select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from catalog.listings
      where status = 'active' order by updated_at desc, id limit ${MOST_LISTINGS}`);
    const entries: Entry[] = [
      ...PAGES.map((path) => ({ path, priority: path === '/' ? 1 : 0.8 })),
      ...CATEGORIES.map((category) => ({ path: `/listings?category=${category}`, priority: 0.8 })),
      ...listings.map(({ id, changed }) => ({ path: `/listing/${id}`, priority: 0.6, changed })),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => this.urlOf(entry)).join('\n')}
</urlset>
`;
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  robots(): string {
    return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${this.settings.publicUrl}/sitemap.xml\n`;
  }

  private urlOf({ path, priority, changed }: Entry): string {
    const changedOn = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${this.settings.publicUrl}${path}</loc>${changedOn}<changefreq>weekly</changefreq><priority>${priority}</priority></url>`;
  }
}

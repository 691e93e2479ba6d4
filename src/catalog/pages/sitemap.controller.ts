import { Controller, Get, Header, Logger, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { ProductSettings } from '#platform/config/product.settings';
import { RouteNotFound } from '#platform/http/http.errors';
import { UuidOr } from '#platform/http/uuid-param';
import { Sitemap } from './sitemap.js';

const XML = 'application/xml; charset=utf-8';
const FOR_AN_HOUR = 'public, max-age=3600';

@ApiExcludeController()
@Controller()
@Access('anyone')
export class SitemapController {
  private readonly logger = new Logger(SitemapController.name);

  constructor(
    private readonly map: Sitemap,
    private readonly settings: ProductSettings,
  ) {}

  /** Never an error: a search engine that meets one may drop the whole site (spec 3, section 8). */
  @Get('sitemap.xml')
  @Header('Content-Type', XML)
  @Header('Cache-Control', FOR_AN_HOUR)
  async sitemap(): Promise<string> {
    try {
      return await this.map.root();
    } catch (error) {
      this.logger.error(error, 'The sitemap names only the home page: the listings could not be read.');
      return this.map.home();
    }
  }

  @Get('sitemap/pages')
  @Header('Content-Type', XML)
  @Header('Cache-Control', FOR_AN_HOUR)
  pages(): string {
    return this.map.pages();
  }

  @Get('sitemap/listings/:from')
  @Header('Content-Type', XML)
  @Header('Cache-Control', FOR_AN_HOUR)
  listings(@Param('from', new UuidOr(RouteNotFound)) from: string): Promise<string> {
    return this.map.listingsFrom(from);
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  robots(): string {
    return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${this.settings.publicUrl}/sitemap.xml\n`;
  }
}

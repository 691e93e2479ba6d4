import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Controller, Get, Header, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '#platform/auth/access';
import { ProductSettings } from '#platform/config/product.settings';
import { RouteNotFound } from '#platform/http/http.errors';
import { UuidOr } from '#platform/http/uuid-param';
import { LatestSitemap } from './latest-sitemap.js';
import { Sitemap } from './sitemap.js';

const XML = 'application/xml; charset=utf-8';
const FOR_AN_HOUR = 'public, max-age=3600';

@ApiExcludeController()
@Controller()
@Access('anyone')
export class SitemapController {
  constructor(
    private readonly latest: LatestSitemap,
    private readonly map: Sitemap,
    private readonly settings: ProductSettings,
  ) {}

  /** Never an error: a search engine that meets one may drop the whole site (spec 3, section 8). */
  @Get('sitemap.xml')
  @Header('Content-Type', XML)
  async sitemap(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const latest = await this.latest.read();
    // The home page alone is not to be taken for all there is.
    void reply.header('Cache-Control', latest === undefined ? 'no-store' : FOR_AN_HOUR);
    return latest ?? this.map.home();
  }

  @Get('sitemap/pages')
  @Header('Content-Type', XML)
  @Header('Cache-Control', FOR_AN_HOUR)
  pages(): string {
    return this.map.pages();
  }

  @Get('sitemap/listings/:from')
  @Header('Content-Type', XML)
  async listings(
    @Param('from', new UuidOr(RouteNotFound)) from: string,
    @Headers('accept-encoding') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const file = await this.latest.fileNear(from);
    if (!file) throw new RouteNotFound();
    void reply.headers({ 'Cache-Control': FOR_AN_HOUR, Vary: 'Accept-Encoding' });
    if (!accepted || !/\bgzip\b/i.test(accepted)) return promisify(gunzip)(file);
    void reply.header('Content-Encoding', 'gzip');
    return file;
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  robots(): string {
    return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${this.settings.publicUrl}/sitemap.xml\n`;
  }
}

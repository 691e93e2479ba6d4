import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '#platform/auth/access';
import { ProductSettings } from '#platform/config/product.settings';
import { languageOf } from '#platform/http/language-of';
import { Words } from '#platform/words/words';

const PAPER = '#fbf9f6';
const png = (name: string, size: number) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What a phone shows of the product once it is installed there. */
@ApiExcludeController()
@Controller()
@Access('anyone')
export class ManifestController {
  constructor(
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  @Get('manifest.webmanifest')
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  @Header('Vary', 'Cookie, Accept-Language')
  manifest(@Req() request: FastifyRequest): Record<string, unknown> {
    const language = languageOf(request);
    return {
      id: '/',
      name: this.settings.BRAND_NAME,
      short_name: this.settings.BRAND_NAME,
      description: this.words.in(language)('home:description'),
      lang: language,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: PAPER,
      theme_color: PAPER,
      categories: ['shopping', 'lifestyle'],
      icons: [
        png('icon-192', 192),
        png('icon-512', 512),
        { ...png('icon-maskable-512', 512), purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    };
  }
}

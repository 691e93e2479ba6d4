import { Controller, Get, Req, Res } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageDeclaration, patternOf } from '#contract/pages/page';
import { PAGES } from '#contract/pages/pages';
import type { Language } from '#contract/people';
import { Access } from '#platform/auth/access';
import { ProductSettings } from '#platform/config/product.settings';
import { RouteNotFound } from '#platform/http/http.errors';
import { languageOf } from '#platform/http/language-of';
import { Page, type PageDescription, type PageSource } from '#platform/http/page';
import { type WordKey, Words } from '#platform/words/words';
import { pageHeaders } from './page-headers.js';
import { PageTemplate } from './page-template.js';

interface KnownPage {
  pattern: RegExp;
  page: PageDeclaration & Record<'title' | 'description', WordKey>;
  source?: PageSource;
}

/** Serves the HTML of every page: the same SPA, with the declared head, and what a `@Page` source adds. */
@ApiExcludeController()
@Controller()
@Access('anyone')
export class PagesController {
  private pages?: KnownPage[];
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly template: PageTemplate,
    private readonly words: Words,
    settings: ProductSettings,
  ) {
    this.headers = pageHeaders(settings.publicUrl);
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request);
    if (/^\/(api|media|socket\.io|assets)(\/|$)/.test(path)) throw new RouteNotFound();
    const language = languageOf(request);
    const page = await this.describe(path, request, language);
    const html = await this.template.render(page, request.url, language);
    void reply
      .status(page.status ?? 200)
      .type('text/html; charset=utf-8')
      .headers(this.headers)
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie, Accept-Language')
      .send(html);
  }

  private async describe(
    path: string,
    request: FastifyRequest,
    language: Language,
  ): Promise<PageDescription> {
    this.pages ??= this.discover();
    const t = this.words.in(language);
    for (const { pattern, page, source } of this.pages) {
      const match = pattern.exec(path);
      if (!match) continue;
      const query = request.query as Record<string, string | undefined>;
      const own = await source?.describe({ path, params: { ...match.groups }, query, language });
      return {
        title: t(page.title),
        description: t(page.description),
        canonical: page.path.includes(':') ? path : page.path,
        noIndex: page.personal,
        // A page that begins with data cannot be drawn without.
        drawn: page.drawn && (!own || own.firstData !== undefined),
        ...own,
      };
    }
    return { status: 404, title: t('not-found.title'), description: t('not-found.text') };
  }

  private discover(): KnownPage[] {
    const sources = new Map<PageDeclaration, PageSource>();
    for (const wrapper of this.discovery.getProviders({ metadataKey: Page.KEY }))
      for (const page of [this.discovery.getMetadataByDecorator(Page, wrapper) ?? []].flat())
        sources.set(page, wrapper.instance as PageSource);
    return Object.values(PAGES).map((page) => ({
      pattern: new RegExp(patternOf(page)),
      page,
      source: sources.get(page),
    }));
  }
}

/** Never fails: the router, which takes the path for as long, has refused broken escape sequences before. */
const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');

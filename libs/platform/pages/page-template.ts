import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import type { PageDescription } from '#platform/http/page';
import { escapeHtml, firstDataHtml, headHtml } from '#platform/http/page-html';
import { FirstFiles } from './first-files.js';
import { PageDrawing } from './page-drawing.js';
import { WEB_ROOT } from './web-root.js';

const WITHOUT_WEB_APP = `<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"><!--drawing--></div><!--first-data--></body></html>`;

/** The app's own script and what it imports. The boot script fetches them after a page that is drawn; see index.html. */
const SCRIPT = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** The SPA's index.html, into which each public page's head, first view and first data are written. */
@Injectable()
export class PageTemplate {
  private readonly logger = new Logger(PageTemplate.name);
  private html?: Promise<{ html: string; shell: string }>;

  constructor(
    private readonly settings: ProductSettings,
    private readonly files: FirstFiles,
    private readonly drawing: PageDrawing,
  ) {}

  /** `address` is the path asked for with its query. */
  async render(page: PageDescription, address: string, language: string): Promise<string> {
    const [path = ''] = address.split('?', 1);
    this.html ??= this.read();
    const [{ html, shell }, { styles, scripts }, drawing] = await Promise.all([
      this.html,
      this.files.linksFor(path, language),
      this.drawing.draw(page, address, language),
    ]);
    const { BRAND_NAME: brandName, SOCIAL_LINKS: socialLinks, publicUrl } = this.settings;
    const app = shell + scripts;
    // Replacement by function: `$` in a title must not be read as a pattern.
    return html
      .replace('<html lang="en"', () => `<html lang="${language}"`)
      .replace('content="Vybac"', () => `content="${escapeHtml(brandName)}"`)
      .replace('<!--head-->', () => headHtml(page, { brandName, publicUrl, socialLinks }))
      .replace('</head>', () => `${styles}${drawing ? '' : app}</head>`)
      .replace('<!--drawing-->', () => drawing)
      .replace(
        '<!--first-data-->',
        () => firstDataHtml(page) + (drawing && `<template id="app">${app}</template>`),
      );
  }

  private async read(): Promise<{ html: string; shell: string }> {
    const built = await this.readBuilt();
    return { html: built.replaceAll(SCRIPT, ''), shell: (built.match(SCRIPT) ?? []).join('') };
  }

  private async readBuilt(): Promise<string> {
    try {
      return await readFile(join(WEB_ROOT, 'index.html'), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.logger.warn(
        'The web app is not built; pages are served without it. Build it with: npm run build:web',
      );
      return WITHOUT_WEB_APP;
    }
  }
}

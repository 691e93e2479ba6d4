import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '#platform/config/settings';
import type { PageDescription } from './page.js';
import { escapeHtml, firstDataHtml, headHtml } from './page-html.js';
import { WEB_ROOT } from './web-root.js';

const WITHOUT_WEB_APP = `<!doctype html><html lang="en"><head><!--head--></head><body><!--first-data--></body></html>`;

/** The SPA's index.html, into which each public page's head and first data are written. */
@Injectable()
export class PageTemplate {
  private readonly logger = new Logger(PageTemplate.name);
  private html?: Promise<string>;

  constructor(private readonly settings: Settings) {}

  async render(page: PageDescription, language: string): Promise<string> {
    this.html ??= this.read();
    const { BRAND_NAME: brandName, publicUrl } = this.settings;
    // Replacement by function: `$` in a title must not be read as a pattern.
    return (await this.html)
      .replace('<html lang="en"', () => `<html lang="${language}"`)
      .replace('content="Vybac"', () => `content="${escapeHtml(brandName)}"`)
      .replace('<!--head-->', () => headHtml(page, { brandName, publicUrl }))
      .replace('<!--first-data-->', () => firstDataHtml(page));
  }

  private async read(): Promise<string> {
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

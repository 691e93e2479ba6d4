import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { escapeHtml } from '#platform/http/page-html';
import { WEB_ROOT } from './web-root.js';

/** As `web/build/first-pages.ts` writes it. */
interface FirstPages {
  pages: { path: string; texts: string[]; scripts: string[]; styles: string[] }[];
  /** `{ "en/common": "assets/common-1a2b.js" }` */
  texts: Record<string, string>;
}

const NONE: FirstPages = { pages: [], texts: {} };

/** Knows which files of the built web app a page asks for beyond those that every page does. */
@Injectable()
export class FirstFiles {
  private list?: Promise<FirstPages>;

  /** Links to the styles that a drawn page needs, and to the scripts that the app will import. */
  async linksFor(path: string, language: string): Promise<{ styles: string; scripts: string }> {
    this.list ??= this.read();
    const { pages, texts: files } = await this.list;
    const page = pages.find((candidate) => new RegExp(candidate.path).test(path));
    if (!page) return { styles: '', scripts: '' };
    const textsOf = (name: string) => files[`${language}/${name}`] ?? files[`en/${name}`];
    const texts = ['common', ...page.texts].map(textsOf).filter((file) => file !== undefined);
    const scripts = [...texts, ...page.scripts];
    return {
      styles: page.styles.map((file) => linkTo('stylesheet', file)).join(''),
      scripts: scripts.map((file) => linkTo('modulepreload', file)).join(''),
    };
  }

  private async read(): Promise<FirstPages> {
    try {
      return JSON.parse(await readFile(join(WEB_ROOT, '.vite', 'first-pages.json'), 'utf8')) as FirstPages;
    } catch (error) {
      // The API also runs without a built web app, as in its own tests.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NONE;
      throw error;
    }
  }
}

const linkTo = (rel: 'stylesheet' | 'modulepreload', file: string) =>
  `<link rel="${rel}" crossorigin href="/${escapeHtml(file)}">`;

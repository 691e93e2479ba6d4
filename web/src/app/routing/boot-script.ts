import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { bootWords } from '../../../build/boot-languages';

const PAGE = join(__dirname, '../../../index.html');
const LOCALES = join(__dirname, '../../../../locales');

/** For tests: runs what a page runs before any of the app's scripts, as far as the app's taking over. */
export function runBootScript(): void {
  const [, script = ''] = /<script id="boot">(.+?)<\/script>/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  runInThisContext(script.replace('{}/* words */', () => bootWords(LOCALES)));
  meta.remove();
  for (const sign of ['redraw', 'waiting', 'early']) delete document.documentElement.dataset[sign];
}

// Prints the JavaScript that a page needs before it is usable, compressed as it is served, and fails over budget.
// Takes the folder of a build, dist/web by default.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUDGET_KIB = 135;
const BUDGETED = ['home', 'browse'];
const BUILD = process.argv[2] ?? join(import.meta.dirname, '../dist/web');
const SHELL = ['index.html', '../locales/en/common.json'];
const PAGES = {
  home: ['src/features/catalog/home/home-page.tsx', '../locales/en/home.json'],
  browse: ['src/features/catalog/browse/browse-page.tsx', '../locales/en/catalog.json'],
  detail: ['src/features/catalog/detail/listing-page.tsx', '../locales/en/catalog.json'],
  about: ['src/features/pages/about-page.tsx', '../locales/en/pages.json'],
};

const manifest = JSON.parse(readFileSync(join(BUILD, '.vite/manifest.json'), 'utf8'));

/** A chunk and everything it imports at once, without what it imports on demand. */
function withImports(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(imported, found);
  return found;
}

function servedSize(file) {
  const path = join(BUILD, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7);

let overweight = false;
for (const [page, entries] of Object.entries(PAGES)) {
  const [own] = entries;
  if (!manifest[own]) continue;
  const keys = new Set([...SHELL, ...entries].flatMap((entry) => [...withImports(entry)]));
  const files = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
  const sizes = [...files].map((file) => [file, servedSize(file)]).sort(([, one], [, other]) => other - one);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const tooMuch = BUDGETED.includes(page) && total > BUDGET_KIB * 1024;
  overweight ||= tooMuch;
  console.log(
    `\n${page}: ${kib(total).trim()} KiB brotli${tooMuch ? `, over the budget of ${BUDGET_KIB}` : ''}`,
  );
  for (const [file, size] of sizes) console.log(`${kib(size)}  ${file.replace('assets/', '')}`);
}
process.exitCode = overweight ? 1 : 0;

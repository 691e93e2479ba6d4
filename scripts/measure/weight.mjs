// Prints the JavaScript that a page needs before it is usable, compressed as it is served, and fails over budget.
// Takes the folder of a build, dist/web by default. With --check that is built first where it is out of date, and once more
// aside, with a sample feature: fails when that makes the first page heavier than a line of its table of routes.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../build.mjs';
import { findNode } from '../node.mjs';
import { command, inProject, root } from '../project.mjs';

const BUILT = inProject('dist/web');
const KIB = 1024;
const FEATURE_BUDGET = 0.15;
const SHELL = ['index.html', '../locales/en/common.json'];
const PAGES = {
  home: [122, 'catalog/home/home-page', 'home'],
  browse: [122, 'catalog/browse/browse-page', 'browse'],
  detail: [128, 'catalog/detail/listing-page', 'listing'],
  about: [130, 'pages/about-page', 'pages'],
  contact: [130, 'community/contact/contact-page', 'contact', 'community-errors', 'platform-errors'],
  // With what becomes of an edit that others have changed meanwhile, and of what is changed while it is sent.
  'create-listing': [
    143,
    'catalog/create-listing/create-listing-page',
    'create-listing',
    'drafts',
    'catalog-errors',
    'media-errors',
    'platform-errors',
  ],
  // With what they fetch while they are used: what resumes an upload, what compares texts, and the form of the draft.
  'voice-recorder': [
    170,
    'catalog/create-listing/voice/voice-recorder-page',
    'catalog/create-listing/voice/upload/upload-recording.ts',
    'catalog/create-listing/voice/improving/text-changes',
    'voice-recorder',
    'ai-errors',
  ],
  // With the review of the draft: its marks, and look-alikes that come again.
  'create-voice': [
    176,
    'catalog/create-listing/voice/create-voice-page',
    'catalog/create-listing/voice/upload/upload-recording.ts',
    'catalog/create-listing/review/review-draft',
    'create-voice',
    'voice-recorder',
    'create-listing',
    'drafts',
    'draft-review',
    'ai-errors',
    'catalog-errors',
    'media-errors',
    'platform-errors',
  ],
  pricing: [130, 'monetization/pricing/pricing-page', 'pricing', 'plans', 'plan-terms'],
  'sign-in': [130, 'identity/sign-in/sign-in-page', 'identity'],
  'sign-up': [130, 'identity/sign-up/sign-up-page', 'identity', 'identity-errors', 'platform-errors'],
};

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.check) await command(check);
else process.exitCode = report(positionals[0] ?? BUILT) ? 0 : 1;

/** Prints every page of a build; answers whether all keep to their budgets. */
function report(folder, { briefly = false } = {}) {
  let fits = true;
  for (const [page, [budget, ...needed]] of Object.entries(PAGES)) {
    const sizes = filesOf(folder, needed);
    const total = sum(sizes);
    const tooMuch = total > budget * KIB;
    fits &&= !tooMuch;
    const heading = `${page}: ${kib(total).trim()} KiB brotli of ${budget}${tooMuch ? ', over budget' : ''}`;
    console.log(briefly ? heading : `\n${heading}`);
    if (briefly) continue;
    for (const [file, size] of sizes) console.log(`${kib(size)}  ${file.replace('assets/', '')}`);
  }
  return fits;
}

async function check() {
  await buildWeb(findNode());
  const fits = report(BUILT, { briefly: true });
  const copy = mkdtempSync(join(tmpdir(), 'vybac-weight-'));
  try {
    copyTree(copy);
    addFeature(copy);
    const withFeature = join(copy, 'with-feature');
    await build(copy, withFeature);
    const [, ...home] = PAGES.home;
    const cost = (sum(filesOf(withFeature, home)) - sum(filesOf(BUILT, home))) / KIB;
    console.log(`a further feature: ${cost.toFixed(2)} KiB of ${FEATURE_BUDGET}`);
    process.exitCode = fits && cost <= FEATURE_BUDGET ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function copyTree(copy) {
  for (const path of ['package.json', 'tsconfig.json', 'web', 'locales', 'libs/contract'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Modules sort as in the project, by their addresses within the copy: what a bundle weighs depends a little on their order. */
async function build(copy, outDir) {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    configFile: join(copy, 'web/vite.config.ts'),
    logLevel: 'error',
    resolve: { preserveSymlinks: true },
    environments: { client: { build: { outDir, emptyOutDir: true } } },
  });
  await builder.build(builder.environments.client);
}

/** A feature with a page, an entry in the bars, a part of another page, a way to sell and texts. */
function addFeature(copy) {
  const folder = join(copy, 'web/src/features/sample');
  mkdirSync(folder);
  cpSync(join(import.meta.dirname, 'sample-feature.txt'), join(folder, 'feature.ts'));
  writeFileSync(join(folder, 'sample.module.css'), '.sample { color: var(--ink); }\n');
  for (const name of ['page', 'part'])
    writeFileSync(
      join(folder, `sample-${name}.tsx`),
      "import styles from './sample.module.css';\nexport const Sample = () => <p className={styles.sample} />;\n",
    );
  for (const language of readdirSync(join(copy, 'locales')).filter((name) => !name.includes('.'))) {
    const common = join(copy, `locales/${language}/common.json`);
    const texts = JSON.parse(readFileSync(common, 'utf8'));
    texts.nav.sample = 'Community garden';
    writeFileSync(common, JSON.stringify(texts));
    writeFileSync(join(copy, `locales/${language}/sample.json`), '{ "title": "A sample" }\n');
  }
  const list = join(copy, 'web/src/app/features.ts');
  const features = readFileSync(list, 'utf8').replace('readonly Feature[] = [', '$& sample,');
  writeFileSync(list, `import { sample } from '../features/sample/feature';\n${features}`);
}

/** Only the JavaScript of a page counts: the largest files first. What is needed is modules, by their path, and texts. */
function filesOf(folder, needed) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const entries = [
    ...SHELL,
    ...needed.map((name) =>
      name.includes('/')
        ? `src/features/${extname(name) ? name : `${name}.tsx`}`
        : `../locales/en/${name}.json`,
    ),
  ];
  const keys = new Set(entries.flatMap((entry) => [...withImports(manifest, entry)]));
  const files = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
  return [...files].map((file) => [file, servedSize(folder, file)]).sort(([, one], [, other]) => other - one);
}

/** A chunk and everything it imports at once, without what it imports on demand. */
function withImports(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, found);
  return found;
}

function servedSize(folder, file) {
  const path = join(folder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function sum(sizes) {
  return sizes.reduce((total, [, size]) => total + size, 0);
}

function kib(bytes) {
  return (bytes / KIB).toFixed(1).padStart(7);
}

import { readFileSync } from 'node:fs';
import { findBrowser, findTestBrowser } from './browser.mjs';
import { buildParts } from './build.mjs';
import { findNode } from './node.mjs';
import { inProject, Sentence } from './project.mjs';
import { npm } from './run.mjs';
import { readJest, readPlaywright } from './test-results.mjs';

const HANGS_AFTER_MS = 25 * 60_000;
const script = (name, tag, args = [], env = {}) =>
  npm(['run', '--silent', name, '--', ...args], { env, tag, timeout: HANGS_AFTER_MS });

/** Each runs its tests, with a folder for its report, and resolves with `{ passed, failures }`. */
const RUNNERS = {
  build: () => buildParts(findNode()),
  check,
  web: (folder) => jest('web', `${folder}/web.json`),
  server: (folder) => jest('server', `${folder}/server.json`),
  browser: (folder) => playwright(folder, ['journeys']),
  screens: (folder) => playwright(folder, ['screens']),
  'browser, screens': (folder) => playwright(folder, ['journeys', 'screens']),
};

/**
 * The lists of a line run side by side, each one after another: only the web's tests need nothing that is built. What kills
 * servers or counts on a browser's clock gets the machine for itself.
 */
const SIDE_BY_SIDE = [[['build', 'check'], ['web']], [['server']], [['browser', 'screens']]];
/** Needed by most and no test itself. */
const ALWAYS = 'build';
/** Of the source, and of how every screen looks, rather than of what the product does: with `--all`, as in CI (ADR 53). */
const WITH_ALL = ['check', 'screens'];

/** Each part of `npm run check` counts as a test, and none hides another; two at a time, as most keep one core busy. */
async function check() {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const parts = [...scripts.check.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  const failures = [];
  const left = parts.values();
  const lane = async () => {
    for (const part of left) if ((await script(part, 'check')).code !== 0) failures.push(`npm run ${part}`);
  };
  await Promise.all([lane(), lane()]);
  return { passed: parts.length - failures.length, failures };
}

async function jest(name, report) {
  const { code } = await script(`jest:${name}`, name, ['--ci', '--json', `--outputFile=${report}`]);
  return judge(`jest:${name}`, code, readJest(report));
}

async function playwright(folder, projects) {
  const CHROMIUM_PATH = await findTestBrowser();
  const report = `${folder}/browser.json`;
  const WHOLE_CHROMIUM_PATH = await findBrowser();
  const env = { CHROMIUM_PATH, WHOLE_CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const chosen = projects.map((project) => `--project=${project}`);
  const { code } = await script('test:browser', 'browser', ['--reporter=list,json', ...chosen], env);
  return judge('test:browser', code, readPlaywright(report));
}

/** A runner that ends badly has failed, even when its report names no test. */
function judge(name, code, { passed, failures } = { passed: 0, failures: [] }) {
  if (code !== 0 && failures.length === 0) failures.push(`npm run ${name} ended with code ${code}`);
  return { passed, failures };
}

/** The runners named by `--only=server,web`, or those of every day, or `--all`: lines of lists that run side by side. */
export function chosenRunners(args) {
  const known = SIDE_BY_SIDE.flat(2).filter((name) => name !== ALWAYS);
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Sentence(`--only knows ${known.join(', ')}, not “${unknown}”.`);
  const everyday = known.filter((name) => !WITH_ALL.includes(name));
  const chosen = [ALWAYS, ...(only ?? (args.includes('--all') ? known : everyday))];
  return SIDE_BY_SIDE.map((lists) =>
    lists.map((names) =>
      inOneRun(names.filter((name) => chosen.includes(name))).map((name) => [name, RUNNERS[name]]),
    ),
  );
}

/** Journeys and screens share a product and its town. */
const inOneRun = (names) => (names.join(', ') in RUNNERS ? [names.join(', ')] : names);

import { readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { inProject, Sentence } from './project.mjs';
import { npm } from './run.mjs';
import { readJest, readPlaywright } from './test-results.mjs';

const HANGS_AFTER_MS = 25 * 60_000;
const script = (name, args = [], env = {}) =>
  npm(['run', '--silent', name, '--', ...args], { env, timeout: HANGS_AFTER_MS });

/** Each runs its tests, with a folder for its report, and resolves with `{ passed, failures }`. */
export const RUNNERS = {
  check,
  server: (folder) => jest('jest:server', `${folder}/server.json`),
  web: (folder) => jest('jest:web', `${folder}/web.json`),
  browser,
};

/** Each part of `npm run check` counts as a test, and none hides the next. */
async function check() {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const parts = [...scripts.check.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  const failures = [];
  for (const part of parts) if ((await script(part)).code !== 0) failures.push(`npm run ${part}`);
  return { passed: parts.length - failures.length, failures };
}

async function jest(name, report) {
  const { code } = await script(name, ['--ci', '--json', `--outputFile=${report}`]);
  return judge(name, code, readJest(report));
}

async function browser(folder) {
  const CHROMIUM_PATH = await findBrowser();
  const report = `${folder}/browser.json`;
  const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await script('test:browser', ['--reporter=line,json'], env);
  return judge('test:browser', code, readPlaywright(report));
}

/** A runner that ends badly has failed, even when its report names no test. */
function judge(name, code, { passed, failures } = { passed: 0, failures: [] }) {
  if (code !== 0 && failures.length === 0) failures.push(`npm run ${name} ended with code ${code}`);
  return { passed, failures };
}

/** The runners named by `--only=server,web`, or all. */
export function chosenRunners(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = only?.find((name) => !(name in RUNNERS));
  if (unknown !== undefined)
    throw new Sentence(`--only knows ${Object.keys(RUNNERS).join(', ')}, not “${unknown}”.`);
  return Object.entries(RUNNERS).filter(([name]) => only?.includes(name) ?? true);
}

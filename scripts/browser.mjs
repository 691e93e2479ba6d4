import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Sentence } from './project.mjs';
import { npm, run } from './run.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without windows, and without recording sound: it takes a third less of the processor, which is what journeys wait for. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of a Chromium for the journeys: its headless shell where there is one, else a whole browser. */
export const findTestBrowser = async () =>
  [process.env.CHROMIUM_PATH, HEADLESS_SHELL].find(isRunnable) ?? (await findBrowser());

/** Path of a whole Chromium that runs here: an installed one, else one that this installs. */
export async function findBrowser() {
  const installed = [process.env.CHROMIUM_PATH, ...USUAL_PLACES, await playwrightsOwn()].find(isRunnable);
  return installed ?? (await downloadBrowser()) ?? (await installPackage()) ?? giveUp();
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

// A package that is only a stub, or a browser whose libraries are missing, lies there too but does not run.
const isRunnable = (path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0;

async function downloadBrowser() {
  console.log('Downloading Chromium …');
  await npm(['exec', '--', 'playwright', 'install', 'chromium'], { quiet: true, timeout: 300_000 });
  return [await playwrightsOwn()].find(isRunnable);
}

async function installPackage() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid() !== 0) return undefined;
  console.log('Installing the chromium package …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, env });
  return USUAL_PLACES.find(isRunnable);
}

function giveUp() {
  throw new Sentence(
    'No browser was found or could be installed: install Chromium, or set CHROMIUM_PATH to one.',
  );
}

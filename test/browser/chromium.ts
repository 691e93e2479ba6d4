import type { LaunchOptions } from '@playwright/test';

const WHOLE = process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium';

/** How the browser is started; a spec that needs more of it says so by `test.use({ launchOptions })`. */
export const chromiumWith = (...more: string[]): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH ?? WHOLE,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages live for seconds here: a suite that optimises their scripts takes 4 % more CPU time.
    '--js-flags=--no-maglev --no-turbofan',
    ...more,
  ],
});

/** The whole browser: its headless shell records no sound. */
export const wholeChromiumWith = (...more: string[]): LaunchOptions => ({
  ...chromiumWith(...more),
  executablePath: WHOLE,
});

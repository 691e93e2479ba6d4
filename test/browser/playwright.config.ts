import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumWith } from './chromium.js';
import { PORT, TRANSCRIBING_PORT } from './ports.js';

const url = `http://127.0.0.1:${PORT}`;

/** The built product with its demo data on a fresh data folder, seen through a real browser. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: 'everyday-screens.spec.ts' },
    { name: 'world', testMatch: 'world.setup.ts' },
    { name: 'screens', testMatch: 'everyday-screens.spec.ts', dependencies: ['world'] },
  ],
  // One more than there are cores: a fifth of the time pages wait for what others do.
  workers: availableParallelism() + 1,
  // For a machine that does other things as well; nothing takes this long by itself.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  outputDir: '../../test-results',
  use: {
    baseURL: url,
    browserName: 'chromium',
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // A browser that has never been here would fetch all of it again; who loses the connection has them.
    serviceWorkers: 'block',
    launchOptions: chromiumWith(),
  },
  webServer: {
    command: 'node --import ./test/support/runner/typescript.mjs test/browser/serve.ts',
    cwd: '../..',
    url: `${url}/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'warn',
      THROTTLE_PER_MINUTE: '100000',
      MESSAGES_PER_MINUTE: '10000',
      SIGN_UPS_PER_HOUR: '10000',
      GUESTS_PER_HOUR: '10000',
      // They have every plan; of the other demo people some pay for one (`demo-plans.ts`).
      FULL_ACCESS_EMAILS: 'mara_k@example.org, theo_b@example.org',
      // Answered by who needs it: `create-listing/voice.spec.ts`.
      DEEPGRAM_URL: `http://127.0.0.1:${TRANSCRIBING_PORT}`,
      DEEPGRAM_API_KEY: 'of-the-browser-tests',
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: 'letmesell',
    },
  },
});

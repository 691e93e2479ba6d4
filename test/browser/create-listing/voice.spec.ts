import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { spokenWave } from '../../support/files/spoken-wave.js';
import { DeepgramServer, deepgramRefusal } from '../../support/servers/deepgram-server.js';
import { wholeChromiumWith } from '../chromium.js';
import { toastsOf } from '../passing.js';
import { signedIn } from '../people.js';
import { TRANSCRIBING_PORT } from '../ports.js';
import { DESKTOP, PHONE } from '../screens.js';
import { test } from '../test.js';

// One after the other: they share the one who listens.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vybac-voice-'));
      const wave = join(folder, 'spoken.wav');
      await writeFile(wave, spokenWave(8));
      const heard = `--use-file-for-fake-audio-capture=${wave}`;
      await use(wholeChromiumWith('--use-fake-device-for-media-stream', heard));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const SAID = 'I am selling a blue road bike in good condition for two hundred dollars.';
const deepgram = new DeepgramServer();
test.beforeAll(() => deepgram.start(TRANSCRIBING_PORT));
test.afterAll(() => deepgram.stop());
test.beforeEach(() => {
  deepgram.hears = SAID;
  deepgram.next.length = 0;
  deepgram.requests.length = 0;
});

/** A member with a microphone, at a page that has a use for one. */
async function at(browser: Browser, path: string, viewport = DESKTOP): Promise<Page> {
  const tab = await signedIn(browser, 'theo_b', viewport);
  await tab.context().grantPermissions(['microphone']);
  await tab.goto(path);
  return tab;
}

async function speak(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Start recording' }).click();
  await hasSpoken(tab);
  await tab.getByRole('button', { name: 'Stop recording' }).click();
}

/** For two seconds or more, by the recorder's own clock: whoever looks seldom misses a second of it. */
const hasSpoken = (tab: Page) => expect(tab.getByRole('timer')).toHaveText(/^00:(?:0[2-9]|[1-5]\d)$/);

const played = (tab: Page) =>
  tab.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.error ? -1 : audio.currentTime));
const review = (tab: Page) => tab.getByRole('heading', { name: /^Your draft is ready/ });

test('on a phone, what is said becomes a listing that plays it', async ({ browser }) => {
  const tab = await at(browser, '/create-voice-listing', PHONE);
  // The connection breaks in the midst of the recording.
  let broken = 0;
  await tab.route('**/api/recordings/*', (route) => {
    if (route.request().method() !== 'PATCH' || broken > 0) return route.continue();
    broken += 1;
    return route.abort();
  });
  const toasts = await toastsOf(tab);
  await tab.getByRole('button', { name: 'Start recording' }).click();
  await expect.poll(toasts).toEqual(['Recording Started']);
  const bars = tab.getByRole('region', { name: 'Recorder' }).locator('i');
  const loudest = () =>
    bars.evaluateAll((all) =>
      Math.max(...all.map((bar) => Number((bar as HTMLElement).style.getPropertyValue('--level')))),
    );
  await expect.poll(loudest).toBeGreaterThan(0.3);
  await hasSpoken(tab);
  await tab.getByRole('button', { name: 'Stop recording' }).click();

  await expect(review(tab)).toBeVisible();
  expect(broken).toBe(1);
  const [heard] = deepgram.requests;
  expect(heard?.headers['content-type']).toBe('audio/webm');
  expect(heard?.body.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  await expect(tab.getByRole('textbox', { name: 'Price' })).toHaveValue('200');
  await expect(tab.getByRole('region', { name: 'What you said' })).toContainText(SAID);
  const title = `Road bike ${Date.now()}`;
  await tab.getByLabel('Title', { exact: true }).fill(title);
  await tab.getByRole('button', { name: 'Publish listing' }).click();

  await tab.waitForURL(/\/listing\/[\w-]{36}$/);
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const player = tab.getByRole('region', { name: 'Voice description' });
  await player.getByRole('button', { name: 'Play the voice description' }).click();
  await expect.poll(() => played(tab)).toBeGreaterThan(0);
  await tab.context().close();
});

test('what was recorded survives a failure and a reload, is improved, and becomes a listing', async ({
  browser,
}) => {
  const tab = await at(browser, '/voice-recorder');
  deepgram.next.push(deepgramRefusal(500), deepgramRefusal(500));
  await speak(tab);
  const alert = tab.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Transcription Failed');
  await expect(alert).toContainText('Could not transcribe your voice recording');
  await expect.poll(() => tab.getByLabel('Your recording').evaluate(isThere)).toBe(true);

  const begun: string[] = [];
  tab.on('request', (request) => {
    if (request.method() === 'POST') begun.push(new URL(request.url()).pathname);
  });
  deepgram.hears = 'i am selling a blue road bike  in good condition for two hundred dollars';
  await tab.reload();
  const transcript = tab.getByRole('textbox', { name: 'Transcript' });
  await expect(transcript).toHaveValue(/^i am selling/);
  expect(begun).not.toContain('/api/recordings');
  await expect.poll(() => tab.getByLabel('Your recording').evaluate(isThere)).toBe(true);

  await tab.getByRole('button', { name: 'Fix grammar' }).click();
  await expect(tab.locator('ins').first()).toBeVisible();
  await tab.getByRole('button', { name: 'Use this text' }).click();
  await expect(transcript).toHaveValue(/^I am selling/);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(transcript).toHaveValue(/^i am selling/);

  await tab.getByRole('button', { name: 'Make it a listing' }).click();
  await expect(tab.getByRole('textbox', { name: 'What you said' })).toHaveValue(/^i am selling/);
  await tab.getByRole('button', { name: 'Generate Listing' }).click();
  await expect(review(tab)).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Play your recording' })).toBeVisible();
  await tab.context().close();
});

test('silence is told, and what was recorded stays', async ({ browser }) => {
  const tab = await at(browser, '/create-voice-listing');
  deepgram.hears = '';
  await speak(tab);
  const alert = tab.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Processing Failed');
  await expect(alert).toContainText('No speech detected');
  await expect(tab.getByLabel('Your recording')).toBeVisible();
  await tab.getByRole('textbox', { name: 'What you said' }).fill(SAID);
  await tab.getByRole('button', { name: 'Generate Listing' }).click();
  await expect(review(tab)).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Play your recording' })).toBeVisible();
  await tab.context().close();
});

test('without leave to listen, a listing is written', async ({ browser }) => {
  const tab = await signedIn(browser, 'theo_b', PHONE);
  // All that is not granted is refused.
  await tab.context().grantPermissions(['geolocation']);
  await tab.goto('/create-voice-listing');
  await tab.getByRole('button', { name: 'Start recording' }).click();
  const alert = tab.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Recording Error');
  await expect(alert).toContainText(
    'Could not access your microphone. Please check permissions and try again.',
  );
  await tab.getByRole('button', { name: 'Write it instead' }).click();
  await tab.getByRole('textbox', { name: 'What you said' }).fill(SAID);
  await tab.getByRole('button', { name: 'Generate Listing' }).click();
  await expect(review(tab)).toBeVisible();
  await tab.context().close();
});

/** Whether the browser can play it. */
const isThere = (audio: SVGElement | HTMLElement) =>
  audio instanceof HTMLAudioElement && audio.readyState > 0 && !audio.error;

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { signedIn } from './people.js';
import { DESKTOP } from './screens.js';
import { test } from './test.js';

/** Somebody else's pages, on another origin of the same machine and on another site. */
let foreign: Server;
let pages: string[];
const html: Record<string, string> = {};

test.beforeAll(async () => {
  foreign = createServer(({ url = '/' }, answer) => {
    const to = new URL(url, 'http://foreign').searchParams.get('to');
    if (to) answer.writeHead(307, { location: to }).end();
    else answer.setHeader('content-type', 'text/html').end(html[url] ?? '<title>Foreign</title>');
  });
  await new Promise<void>((resolve) => {
    foreign.listen(0, '127.0.0.1', resolve);
  });
  const { port } = foreign.address() as AddressInfo;
  pages = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
});
test.afterAll(() => {
  foreign.close();
});

/** Who this browser is signed in as, by its cookie. */
async function whoIs(tab: Page): Promise<unknown> {
  await tab.goto('/about');
  return tab.evaluate(async () => {
    const answer = await fetch('/api/auth/refresh', { method: 'POST' });
    const { profile } = (await answer.json()) as { profile?: { username?: string } };
    return profile?.username ?? answer.status;
  });
}

const THIEF = { email: 'jonas_w@example.org', password: 'letmesell' };

test('a foreign page neither ends nor replaces a session', async ({ browser, baseURL }) => {
  // Some thirty forms, one after the other.
  test.slow();
  const home = baseURL ?? '';
  const tab = await signedIn(browser, 'mara_k', DESKTOP);
  const answers: number[] = [];
  tab.context().on('response', (answer) => {
    const { pathname, origin } = new URL(answer.url());
    // Our own pages refresh the session as well.
    const asked = origin === home && pathname.startsWith('/api/') && pathname !== '/api/auth/refresh';
    if (asked && answer.request().method() === 'POST') answers.push(answer.status());
  });

  for (const page of pages) {
    const json = JSON.stringify(THIEF);
    for (const [path, type, fields] of [
      ['/api/auth/sign-in', 'application/x-www-form-urlencoded', Object.entries(THIEF)],
      ['/api/auth/sign-in', 'multipart/form-data', Object.entries(THIEF)],
      // One field whose name and value together read as JSON.
      ['/api/auth/sign-in', 'text/plain', [[`${json.slice(0, -1)},"x":"`, '"}']]],
      ['/api/auth/sign-out', 'application/x-www-form-urlencoded', []],
      ['/api/auth/sign-out', 'multipart/form-data', [['a', 'b']]],
      ['/api/guests', 'application/x-www-form-urlencoded', [['language', 'en']]],
      ['/api/guests', 'text/plain', [['{"language":"en","x":"', '"}']]],
    ] as const) {
      const inputs = fields.map(([name, value]) => `<input name='${name}' value='${value}' type="hidden">`);
      // Sent straight, and by way of a redirect that keeps the method.
      for (const action of [home + path, `${page}/?to=${encodeURIComponent(home + path)}`]) {
        html['/form'] = `<form method="post" action="${action}" enctype="${type}">${inputs.join('')}</form>`;
        await tab.goto(`${page}/form`);
        const answered = tab.waitForResponse((answer) => answer.url() === home + path);
        await tab.evaluate(() => document.forms[0]?.submit());
        expect([path, type, (await answered).status()]).toEqual([path, type, 403]);
        await tab.waitForURL(home + path);
      }
    }

    await tab.goto(`${page}/`);
    await tab.evaluate(
      async ([base, body]) => {
        const attempts: [string, RequestInit][] = [
          ['/api/auth/sign-in', { body, headers: { 'content-type': 'text/plain' } }],
          ['/api/auth/sign-in', { body, headers: { 'content-type': 'application/json' }, mode: 'cors' }],
          ['/api/auth/sign-in', { body: new URLSearchParams(JSON.parse(body) as Record<string, string>) }],
          ['/api/auth/sign-out', {}],
          ['/api/auth/sign-out', { body: new Blob([]) }],
          ['/api/auth/refresh', {}],
          ['/api/guests', {}],
        ];
        for (const [path, request] of attempts)
          await fetch(base + path, {
            method: 'POST',
            mode: 'no-cors',
            credentials: 'include',
            ...request,
          }).catch(() => undefined);
        navigator.sendBeacon(`${base}/api/auth/sign-out`);
        for (const path of ['/api/auth/sign-out', '/api/auth/refresh', '/api/guests'])
          await new Promise((done) => {
            const image = new Image();
            image.addEventListener('load', done);
            image.addEventListener('error', done);
            image.src = base + path;
          });
      },
      [home, json] as const,
    );
    expect(await whoIs(tab)).toBe('mara_k');
  }

  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter((status) => status !== 403)).toEqual([]);
});

test('a foreign page opens no socket', async ({ browser, baseURL }) => {
  const home = baseURL ?? '';
  const tab = await (await browser.newContext()).newPage();
  const connects = (url: string) =>
    tab.evaluate(
      (address) =>
        new Promise((resolve) => {
          const socket = new WebSocket(address);
          socket.addEventListener('open', () => resolve('open'));
          socket.addEventListener('error', () => resolve('refused'));
        }),
      url,
    );
  const address = `${home.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  for (const page of pages) {
    await tab.goto(page);
    expect(await connects(address)).toBe('refused');
  }
  await tab.goto('/about');
  expect(await connects(address)).toBe('open');
});

const ELSEWHERE = [
  '/..//evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/%5cevil.example',
  'https:evil.example',
  'javascript:alert(1)',
];

test('signing in leads to no other site', async ({ page, baseURL }) => {
  const [first = '', ...others] = ELSEWHERE;
  const open = async (next: string) => {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    const hosts = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hostname));
    expect(hosts.filter((host) => host.includes('evil'))).toEqual([]);
  };
  await open(first);
  await page.getByLabel('Email').fill('jonas_w@example.org');
  await page.getByLabel('Password', { exact: true }).fill('letmesell');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${baseURL}/listings`);
  // Who is signed in already is led on at once.
  for (const next of others) {
    await open(next);
    await page.waitForURL(`${baseURL}/listings`);
  }
});

test("the API's description works under its policy", async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/api/docs');
  await expect(page.getByText('/api/media/images').first()).toBeVisible();
  expect(refused).toEqual([]);
});

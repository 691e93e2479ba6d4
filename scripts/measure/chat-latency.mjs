// npm run chat-latency: two browsers on this machine write to each other through the built product. How long from Enter
// on one side until the words are drawn on the other, and from an offer until its bot's answer is drawn?
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { startDemoProduct } from './demo-product.mjs';

const SELLER = 'mara_k@example.org';
const BUYER = 'theo_b@example.org';
const PASSWORD = 'letmesell';
const { values } = parseArgs({ options: { messages: { type: 'string', default: '100' } } });

const product = await startDemoProduct({ FULL_ACCESS_EMAILS: SELLER });
// Each has a browser of its own, as on two devices: neither is in the other's background.
const browsers = await Promise.all([1, 2].map(() => launch()));
try {
  const [seller, buyer] = await Promise.all([signIn(browsers[0], SELLER), signIn(browsers[1], BUYER)]);
  const listing = await sellerListing(seller);
  await call(seller, 'POST', '/api/bots', botFor(listing));
  await buyer.page.goto(`${product.url}/chat/${seller.id}?listing=${listing.id}`);
  await write(buyer.page, 'Hello');
  await seller.page.goto(`${product.url}/chat/${buyer.id}?listing=${listing.id}`);
  await seller.page.getByText('Hello', { exact: true }).last().waitFor();

  const shown = [];
  for (let n = 0; n < Number(values.messages); n++) {
    const [from, to] = n % 2 === 0 ? [buyer.page, seller.page] : [seller.page, buyer.page];
    shown.push(await timeOf(from, to, `message ${letters(n)}`, `message ${letters(n)}`));
  }
  const offer = Math.floor(listing.price / 4);
  const answered = [];
  for (let n = 0; n < 5; n++) {
    const words = `I appreciate your offer of $${offer + n},`;
    answered.push(await timeOf(buyer.page, buyer.page, `Would you take $${offer + n}?`, words));
  }
  console.table([
    { what: 'message shown at the other side', ...summary(shown) },
    { what: "bot's answer shown to the buyer", ...summary(answered) },
  ]);
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await product.stop();
}

async function launch() {
  const args = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];
  return chromium.launch({ executablePath: await findBrowser(), args });
}

async function signIn(browser, email) {
  const page = await browser.newPage();
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const answered = page.waitForResponse('**/api/auth/sign-in');
  await page.keyboard.press('Enter');
  const { accessToken, profile } = await (await answered).json();
  await page.waitForURL((url) => url.pathname !== '/auth');
  return { page, token: accessToken, id: profile.id };
}

async function call({ token }, method, path, body) {
  const answer = await fetch(product.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The dearest thing the seller has: there is room for offers below it. */
async function sellerListing(seller) {
  const { items } = await call(seller, 'GET', '/api/my-listings');
  return items.toSorted((one, other) => other.price - one.price)[0];
}

function botFor({ id, price }) {
  return {
    listingId: id,
    minimumPrice: Math.round(price * 0.8),
    triggerCondition: 'below_minimum',
    triggerValue: null,
    responseType: 'auto_counter',
    markupPercent: 10,
    status: 'active',
  };
}

async function write(page, words) {
  await page.getByLabel('Write a message').fill(words);
  await page.keyboard.press('Enter');
}

/** Milliseconds from Enter until `expected` stands in the other page, by the one clock both browsers share. */
async function timeOf(from, to, words, expected) {
  const drawn = to.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const log = document.querySelector('[role="log"]');
          if (log?.textContent.includes(wanted)) requestAnimationFrame(() => resolve(Date.now()));
        }).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }),
    expected,
  );
  await from.getByLabel('Write a message').fill(words);
  await from.evaluate(() => {
    addEventListener(
      'keydown',
      () => {
        window.pressedAt = Date.now();
      },
      { capture: true, once: true },
    );
  });
  await from.keyboard.press('Enter');
  return (await drawn) - (await from.evaluate(() => window.pressedAt));
}

/** Numbers without digits, which could be taken for offers. */
function letters(n) {
  return [...String(n)].map((digit) => 'abcdefghij'[digit]).join('');
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { count: times.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': sorted.at(-1) };
}

import { parseArgs } from 'node:util';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../browser.mjs';
import { startDemoProduct } from '../demo-product.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const { values } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string', default: '3' } },
});

const product = values.url ? { url: values.url, stop: () => undefined } : await startDemoProduct();
const chrome = await chromeLauncher.launch({
  chromePath: await findBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
try {
  const { items } = await (await fetch(`${product.url}/api/listings?q=bike`)).json();
  const rows = [];
  for (const path of ['/', '/listings', `/listing/${items[0].id}`]) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run++) runs.push(await score(product.url + path));
    rows.push({ page: path.replace(/\/[\w-]{36}$/, '/{id}'), ...medians(runs) });
  }
  console.table(rows);
} finally {
  chrome.kill();
  await product.stop();
}

async function score(url) {
  const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
  );
  for (const { id, title, score: mark } of Object.values(lhr.audits)) {
    const counts = CATEGORIES.slice(1).some((name) =>
      lhr.categories[name].auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    if (counts && mark !== null && mark < 1) console.log(`${url}: ${title}`);
  }
  const figure = (id) => Math.round(lhr.audits[id].numericValue * 1000) / 1000;
  return {
    ...scores,
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'TBT ms': Math.round(figure('total-blocking-time')),
    CLS: figure('cumulative-layout-shift'),
  };
}

function medians(runs) {
  const middle = (name) =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(name)]));
}

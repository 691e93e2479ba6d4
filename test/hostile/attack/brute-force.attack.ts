import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../support/app/product-process.js';
import type { Attack, Report } from './attack.js';

const OWNER = { email: 'mara_k@example.org', password: 'letmesell' };
/** More of the demo town's people, who have confirmed addresses. */
const OTHER = { email: 'theo_b@example.org', password: 'letmesell' };
const ADDRESSES = 200;
const GUESSES_EACH = 10;
const AT_ONCE = 20;

interface Tried {
  status: number;
  retryAfter: number;
  cookie: string;
}

/** One guess, as if a proxy had passed it on from `address`. */
async function guess(url: string, address: string, body: object, cookie = ''): Promise<Tried> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const device = answer.headers.getSetCookie().find((each) => each.startsWith('vybac_device='));
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after') ?? 0),
    cookie: device?.split(';', 1)[0] ?? '',
  };
}

/** Twenty at a time. */
async function inTurns<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(act))));
  return done;
}

const answered = (tried: readonly Tried[]) => tried.filter(({ status }) => status === 401).length;
const spoofed = (n: number) => `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`;

async function manyAddresses(url: string, report: Report): Promise<void> {
  const known = await guess(url, '198.51.100.1', OWNER);
  report.must(known.status === 200 && known.cookie !== '', 'the owner signs in and their browser is known');

  const guesses = Array.from({ length: ADDRESSES * GUESSES_EACH }, (_, n) => n);
  const tried = await inTurns(guesses, (n) =>
    guess(url, spoofed(n % ADDRESSES), { ...OWNER, password: `guess ${n}` }),
  );
  report.measured('guesses at one account from 200 addresses', tried.length);
  report.measured('of them answered', answered(tried));
  report.must(answered(tried) <= 10, 'no more than ten of them are told whether they are right');
  report.must(
    tried.every(({ status, retryAfter }) => status !== 429 || (retryAfter > 0 && retryAfter <= 900)),
    'every other one is told how long to wait',
  );
  const right = await guess(url, spoofed(ADDRESSES + 1), OWNER);
  report.must(right.status === 429, 'not even the right password gets in from an unknown browser then');
  const owner = await guess(url, '198.51.100.1', OWNER, known.cookie);
  report.must(owner.status === 200, 'the owner still gets in on the browser that is known');
  const moved = await guess(url, '198.51.100.99', OWNER, known.cookie);
  report.must(moved.status === 200, 'and does from another address');
}

async function manyAccounts(url: string, report: Report): Promise<void> {
  const accounts = Array.from({ length: 400 }, (_, n) => `somebody_${n}@example.org`);
  const tried = await inTurns(accounts, (email) =>
    guess(url, '198.51.100.2', { email, password: 'letmein' }),
  );
  report.measured('accounts one address tried a password at', tried.length);
  report.measured('of them answered', answered(tried));
  report.must(answered(tried) <= 30, 'no more than thirty are answered');
  report.must((await guess(url, '198.51.100.3', OTHER)).status === 200, 'people of other addresses get in');
}

/** Behind one proxy, which appends the address it sees. */
async function forgedHops(url: string, report: Report): Promise<void> {
  const guesses = Array.from({ length: 100 }, (_, n) => n);
  const tried = await inTurns(guesses, (n) =>
    guess(url, `${spoofed(n)}, 198.51.100.4`, { email: `hop_${n}@example.org`, password: 'letmein' }),
  );
  report.measured('guesses of one address that claimed another each time', tried.length);
  report.measured('of them answered', answered(tried));
  report.must(answered(tried) <= 30, 'what is claimed in front of the proxy does not count');
}

const bruteForce: Attack = {
  what: 'Passwords are guessed from 200 addresses at one account and from one address at many; few are answered.',
  async run(report) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vybac-attack-'));
    const product = await startProduct({
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      THROTTLE_PER_MINUTE: '100000',
    });
    try {
      await manyAddresses(product.url, report);
      await manyAccounts(product.url, report);
      await forgedHops(product.url, report);
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

export default bruteForce;

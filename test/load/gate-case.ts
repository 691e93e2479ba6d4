import { CASES } from './cases.js';
import { type Load, measure } from './measure.js';
import { asked, somebody } from './people-cases.js';
import { startProduct } from './servers.js';

/** What the check of a plan costs a request: browsing with it, beside browsing without, as people who are signed in. */
export const GATE_CASE = 'gate';

/** The check may not be felt: of a hundred requests, it costs fewer than three. */
const MOST = 0.03;
const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export async function benchmarkGate(
  databaseUrl: string,
  size: number,
  load: Load,
  dataDir: string,
): Promise<void> {
  const sent = CASES.find(({ name }) => name === 'browse')
    ?.requests(size)
    .map(({ path, query }, n) => asked(somebody(size, n), path, query));
  if (!sent) throw new Error('There is nothing to browse.');
  const open = await startProduct(databaseUrl, load.connections, dataDir);
  const gated = await startProduct(databaseUrl, load.connections, dataDir, 'dist/test/load/gated-product.js');
  try {
    const { with: checked, without } = await measure({ with: gated.url, without: open.url }, sent, load);
    console.table({ with: checked, without });
    const cost = 1 - checked.rate / without.rate;
    console.log(`The check of a plan costs ${PERCENT.format(cost)} (at most ${PERCENT.format(MOST)}).`);
    if (cost > MOST) process.exitCode = 1;
  } finally {
    await gated.stop();
    await open.stop();
  }
}

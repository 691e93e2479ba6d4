import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Config {
  forbidden: { name: string }[];
}
interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

const CONFIG = resolve('.dependency-cruiser.cjs');
const { forbidden } = createRequire(CONFIG)(CONFIG) as Config;

/** A small product in which everything is allowed but what stands here. By rule: the file that breaks it. */
const BROKEN: Record<string, string> = {
  'no-cycles': 'src/bank/one.ts',
  'contexts-meet-in-contracts': 'src/bank/curious.ts',
  'contracts-know-no-other-context': 'src/bank/bank.contract.ts',
  'platform-knows-no-context': 'libs/platform/ground.ts',
  'platform-knows-no-ai': 'libs/platform/model.ts',
  'only-ai-asks-models': 'src/bank/model.ts',
  'weights-know-what-they-come-from': 'libs/ai/text/learned/training.ts',
  'only-stripe-folders-ask-stripe': 'src/monetization/checkout/pay.ts',
  'contract-is-free-of-frameworks': 'libs/contract/rule.ts',
  'web-shares-only-the-contract': 'web/src/ui/button.tsx',
  'web-features-never-meet': 'web/src/features/shop/cart/cart.tsx',
  'web-features-import-only-downwards': 'web/src/api/carts.ts',
  'nothing-unresolved': 'src/bank/lost.ts',
  'no-test-code-in-the-product': 'src/bank/tested.ts',
  'migrations-stand-by-themselves': 'migrations/first.ts',
  'scripts-use-what-is-built': 'scripts/start.mjs',
  'journeys-know-only-screens': 'test/browser/pay.spec.ts',
};

/** What each file of the planted product imports. */
const PLANTED: Record<string, string[]> = {
  'src/shop/shop.contract.ts': [],
  'src/shop/goods/good.ts': ['../shop.contract.js'],
  'src/shop/goods/good.dto.ts': [],
  'src/bank/allowed.ts': ['../shop/shop.contract.js', './inside.js', '../../libs/platform/floor.js'],
  'src/bank/inside.ts': [],
  'src/bank/one.ts': ['./two.js'],
  'src/bank/two.ts': ['./one.js'],
  'src/bank/curious.ts': ['../shop/goods/good.js'],
  'src/bank/bank.contract.ts': ['../shop/shop.contract.js'],
  'src/bank/lost.ts': ['./nowhere.js'],
  'src/bank/tested.ts': ['../../test/support/help.js'],
  'libs/platform/floor.ts': ['../contract/words.js'],
  'libs/platform/ground.ts': ['../../src/shop/shop.contract.js'],
  'libs/platform/model.ts': ['../ai/model.js'],
  'libs/ai/model.ts': ['openai', '../platform/floor.js'],
  'libs/ai/text/learned/training.ts': ['../price/price.js'],
  'libs/ai/text/learned/traits.ts': ['../words/stem.js', '../../../contract/listings.js'],
  'libs/ai/text/words/stem.ts': [],
  'libs/ai/text/price/price.ts': ['../learned/traits.js', '../../../contract/words.js'],
  'libs/contract/listings.ts': [],
  'src/bank/model.ts': ['openai', '../../libs/ai/model.js'],
  'src/monetization/checkout/pay.ts': ['stripe', '../stripe-upkeep/refund.js'],
  'src/monetization/stripe-upkeep/refund.ts': ['stripe'],
  'test/support/servers/stripe/stripe-server.ts': ['stripe'],
  'libs/contract/words.ts': [],
  'libs/contract/rule.ts': ['../platform/floor.js'],
  'web/src/ui/button.tsx': ['../../../libs/platform/floor.js'],
  'web/src/ui/link.tsx': ['../../../libs/contract/words.js'],
  'web/src/api/carts.ts': ['../features/shop/cart/wares'],
  'web/src/features/shop/cart/cart.tsx': ['../till/till'],
  'web/src/features/shop/cart/wares.ts': ['../../../ui/link'],
  'web/src/features/shop/till/till.tsx': [],
  'migrations/first.ts': ['../src/bank/inside.js'],
  'scripts/start.mjs': ['../src/bank/inside.js'],
  'test/support/help.ts': ['../../src/bank/inside.js'],
  'test/browser/pay.spec.ts': ['../../src/bank/inside.js'],
  'test/browser/look.spec.ts': ['../../src/shop/goods/good.dto.js'],
};

describe('The boundaries', () => {
  let root: string;
  let violations: Report['summary']['violations'];

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'vybac-boundaries-'));
    for (const [path, imports] of Object.entries(PLANTED)) {
      const place = join(root, path);
      await mkdir(dirname(place), { recursive: true });
      const lines = imports.map((from, at) => `import { x as x${at} } from '${from}';`);
      await writeFile(
        place,
        `${lines.join('\n')}\nexport const x = [${imports.map((_, at) => `x${at}`).join(', ')}];\n`,
      );
    }
    await writeFile(join(root, 'tsconfig.json'), '{ "compilerOptions": { "module": "nodenext" } }');
    await writeFile(join(root, 'package.json'), '{ "type": "module" }');
    await symlink(resolve('node_modules'), join(root, 'node_modules'));
    ({ violations } = (await cruise(root)).summary);
  }, 120_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('are all of them broken here on purpose', () => {
    expect(Object.keys(BROKEN).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(BROKEN))('%s is broken by %s', (rule, file) => {
    expect(violations.filter(({ rule: { name } }) => name === rule).map(({ from }) => from)).toContain(file);
  });

  it('let everything else pass', () => {
    const broken = new Set(violations.map(({ from }) => from));
    const expected = new Set([...Object.values(BROKEN), 'src/bank/two.ts']);
    expect([...broken].filter((file) => !expected.has(file))).toEqual([]);
  });
});

/** As `npm run check:boundaries` does, with another folder around it. */
function cruise(cwd: string): Promise<Report> {
  const bin = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['src', 'libs', 'migrations', 'web', 'scripts', 'test'];
  const args = [bin, '--config', CONFIG, '--output-type', 'json', ...folders];
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      // It exits with the number of errors it found.
      if (stdout.startsWith('{')) done(JSON.parse(stdout) as Report);
      else fail(error ?? new Error(stdout));
    });
  });
}

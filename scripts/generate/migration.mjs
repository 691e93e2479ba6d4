// npm run migration:create -- add-something: an empty migration at the end of the timeline.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]+$/.test(name)) {
  process.stderr.write('Say what the migration does: npm run migration:create -- add-something\n');
  process.exit(1);
}
const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
const symbol = name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()) + stamp;
const file = `${stamp}-${name}`;

writeFileSync(
  `migrations/${file}.ts`,
  `import { Migration } from '@mikro-orm/migrations';

export class ${symbol} extends Migration {
  override up(): void {
    this.addSql(/* sql */ \`
    \`);
  }
}
`,
);
const timeline = readFileSync('migrations/timeline.ts', 'utf8');
writeFileSync(
  'migrations/timeline.ts',
  timeline
    .replace('\n/**', `import { ${symbol} } from './${file}.js';\n\n/**`)
    .replace(/\[([^\]]*?),?\s*\] as const/, (_, entries) => `[${entries}, ${symbol}] as const`),
);
spawnSync('biome', ['check', '--write', 'migrations']);
process.stdout.write(`migrations/${file}.ts\n`);

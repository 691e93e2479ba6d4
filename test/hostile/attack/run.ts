import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Attack } from './attack.js';

const ENDING = '.attack.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .filter((name) => only?.includes(name) ?? true);

const succeeded: string[] = [];
for (const name of names) {
  const { default: attack } = (await import(`./${name}${ENDING}`)) as { default: Attack };
  console.log(`\n── ${name}: ${attack.what}`);
  try {
    await attack.run({
      measured: (what, figure) => console.log(`   ${what}: ${figure}`),
      must: (hold, what) => {
        console.log(`   ${hold ? 'holds' : 'FAILS'}: ${what}`);
        if (!hold) succeeded.push(`${name}: ${what}`);
      },
    });
  } catch (error) {
    console.error(error);
    succeeded.push(`${name} did not run to its end`);
  }
}
console.log(
  succeeded.length > 0 ? `\nFell:\n  ${succeeded.join('\n  ')}` : `\n${names.length} attacks, none succeeded`,
);
process.exit(names.length > 0 && succeeded.length === 0 ? 0 : 1);

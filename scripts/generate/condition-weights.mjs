// Writes the weights that tell a condition from words no phrase knows, learned from `libs/ai/text/examples` by
// what is built. With --check it changes nothing and says whether the committed file is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { weightsOf } from '../../dist/libs/ai/text/condition/learned/training.js';
import { EXAMPLES } from '../../dist/libs/ai/text/examples/examples.js';
import { inProject } from '../project.mjs';

const FILE = 'libs/ai/text/condition/learned/weights.gen.ts';
const STEPS = 127;

const weights = weightsOf(EXAMPLES);
const scale = Number(
  (weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS).toPrecision(6),
);
const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
const text = `// Written by \`npm run generate\` from the sentences of \`libs/ai/text/examples\`.

/** What one step of a weight is worth. */
export const SCALE = ${scale};

/** Steps of -127 to 127, a row for each hash of a trait and in it one for each outcome, as base64. */
export const WEIGHTS =
  '${Buffer.from(bytes.buffer).toString('base64')}';
`;

const path = inProject(FILE);
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  console.error(`Out of date: ${FILE}. Run: npm run generate`);
  process.exitCode = 1;
}

// Writes the weights by which categories and conditions are told, learned from the listings of `libs/ai/text/examples` by
// what is built. With --check it changes nothing and says whether the committed files are current.
import { readFileSync, writeFileSync } from 'node:fs';
import { categoryLessons, conditionLessons } from '../../dist/libs/ai/text/learned/lessons.js';
import { learnedFrom } from '../../dist/libs/ai/text/learned/training.js';
import { inProject } from '../project.mjs';

const LESSONS = { category: categoryLessons(), condition: conditionLessons() };
const check = process.argv.includes('--check');

for (const [subject, { outcomes, examples }] of Object.entries(LESSONS)) {
  const { scale, hashes, steps } = learnedFrom(outcomes, examples).packed();
  const file = `libs/ai/text/${subject}/weights.gen.ts`;
  const text = `// Written by \`npm run generate\` from the listings of \`libs/ai/text/examples\`.
import type { PackedWeights } from '../learned/weights.js';

export const WEIGHTS: PackedWeights = {
  scale: ${scale},
  hashes:
    '${hashes}',
  steps:
    '${steps}',
};
`;
  const path = inProject(file);
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`Out of date: ${file}. Run: npm run generate`);
    process.exitCode = 1;
  }
}

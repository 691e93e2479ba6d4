// Writes the weights by which categories and conditions are told, learned from the listings of `libs/ai/text/examples` by
// what is built. Learning takes a dozen seconds, so each file names what it was learned from: with --check this changes
// nothing and says whether the examples, what learns from them, and the weights themselves are still those.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { digestOf } from '../digest.mjs';
import { inProject } from '../project.mjs';

const SUBJECTS = ['category', 'condition'];
/** All that weights depend on: the examples, how texts are read, and how that is learned. A boundary keeps it complete. */
const SOURCES = [
  ...[...SUBJECTS, 'examples', 'learned', 'words'].map((folder) => `libs/ai/text/${folder}`),
  ...['ai/drafting.ts', 'listings.ts', 'search'].map((name) => `libs/contract/${name}`),
  'libs/platform/chance',
];
const sources = digestOf(SOURCES, /\.(spec|gen)\.ts$/);

if (process.argv.includes('--check')) check();
else await learn();

async function learn() {
  const { categoryLessons, conditionLessons } = await import('../../dist/libs/ai/text/learned/lessons.js');
  const { learnedFrom } = await import('../../dist/libs/ai/text/learned/training.js');
  const lessons = { category: categoryLessons(), condition: conditionLessons() };
  for (const subject of SUBJECTS) {
    const { outcomes, examples } = lessons[subject];
    const code = codeOf(learnedFrom(outcomes, examples).packed());
    writeFileSync(inProject(fileOf(subject)), headed(code));
  }
}

function check() {
  for (const file of SUBJECTS.map(fileOf)) {
    const text = readFileSync(inProject(file), 'utf8');
    if (text === headed(text.slice(text.indexOf('import ')))) continue;
    console.error(`Out of date: ${file}. Run: npm run generate`);
    process.exitCode = 1;
  }
}

function fileOf(subject) {
  return `libs/ai/text/${subject}/weights.gen.ts`;
}

function headed(code) {
  return `// Written by \`npm run generate\` from the listings of \`libs/ai/text/examples\`.
// Digest of what it was learned from and of what follows: ${createHash('sha256').update(sources).update(code).digest('hex')}
${code}`;
}

function codeOf({ scale, hashes, steps }) {
  return `import type { PackedWeights } from '../learned/weights.js';

export const WEIGHTS: PackedWeights = {
  scale: ${scale},
  hashes:
    '${hashes}',
  steps:
    '${steps}',
};
`;
}

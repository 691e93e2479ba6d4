// Draws the sample pictures of listings without photos; run by hand after changing the server's drawings.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import '../../test/support/runner/typescript.mjs';

const { CATEGORIES } = await import('../../libs/contract/listings.ts');
const { drawSample, SAMPLES_PER_CATEGORY } = await import('../../src/catalog/demo/drawings/samples.ts');

const folder = join(import.meta.dirname, '../public/samples');
await mkdir(folder, { recursive: true });
for (const category of CATEGORIES)
  for (let index = 0; index < SAMPLES_PER_CATEGORY; index += 1)
    await writeFile(join(folder, `${category}-${index + 1}.svg`), drawSample(category, index));

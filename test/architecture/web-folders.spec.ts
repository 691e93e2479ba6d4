import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const WEB = resolve('web/src');
const LONGEST_SPEC = 250;
const SOURCE = /\.tsx?$/;
const files = readdirSync(WEB, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const product = files.filter((file) => !/\.spec\.tsx?$/.test(file));

/** `features/messaging/chat` of what lies in that feature, else the folder below the root: `app`. */
function placeOf(file: string): string {
  const [top = '', context, feature] = relative(WEB, file).split('/');
  return top === 'features' ? `${top}/${context}/${feature}` : top;
}

const imported = new Map<string, Set<string>>();
for (const file of product)
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    const target = resolve(dirname(file), specifier);
    imported.set(target, (imported.get(target) ?? new Set()).add(placeOf(file)));
  }

describe('a folder of the web app', () => {
  it('has specs of one behaviour each, short enough to be read', () => {
    const long = files
      .filter((file) => !product.includes(file))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > LONGEST_SPEC);
    expect(long.map((file) => relative(WEB, file))).toEqual([]);
  });

  it('of the api keeps only what two features share: the data of one lives with it', () => {
    const ofOneFeature = product
      .filter((file) => placeOf(file) === 'api' && !/\.gen\.ts$|\/(a|fake)-[\w-]+\.ts$/.test(file))
      .map((file) => [relative(WEB, file), [...(imported.get(file.replace(SOURCE, '')) ?? [])]] as const)
      .filter(([, users]) => users.length === 1 && users[0]?.startsWith('features/'));
    expect(ofOneFeature).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

/** The names of classes that a component takes from a stylesheet which has none of them. */
const missingIn = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, styles, file = '']) => {
    const sheet = readFileSync(join(dirname(path), file), 'utf8');
    return [...text.matchAll(new RegExp(`(?<![/\\w-])${styles}\\.(\\w+)`, 'g'))]
      .map(([, name]) => `${name}`)
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(sheet))
      .map((name) => `${path}: ${name}`);
  });

describe('the classes of components', () => {
  it('stand in their stylesheets', () => {
    expect(sourceFiles('web/src/**/*.tsx').flatMap(missingIn)).toEqual([]);
  });

  it('are found when they do not', () => {
    const path = 'web/src/ui/planted.tsx';
    const text =
      "import styles from './notice.module.css'; <p className={styles.notice}><b className={styles.gone} />";
    expect(missingIn({ path, text })).toEqual([`${path}: gone`]);
  });
});

// Writes what follows from the folders of `locales`: the languages there are, and the keys that code may name. A language
// is added by adding its folder. With --check it changes nothing and says whether the committed files are current.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inProject } from '../project.mjs';

const SOURCE = 'en';
const NOTE = '// Written by `npm run generate` from the folders of `locales`.\n';

const folders = readdirSync(inProject('locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const unknown = folders.find((name) => !/^[a-z]{2}$/.test(name));
if (unknown)
  throw new Error(`locales/${unknown} is no language: a folder is named by its code of two letters.`);
// English first: it is the source, and what is spoken where nothing else is.
const languages = [SOURCE, ...folders.filter((name) => name !== SOURCE).sort()];
const namespaces = readdirSync(inProject(`locales/${SOURCE}`))
  .map((file) => basename(file, '.json'))
  .sort();
const variable = (namespace) => namespace.replaceAll(/\W(\w)/g, (_, letter) => letter.toUpperCase());
const key = (namespace) => (/^\w+$/.test(namespace) ? namespace : `'${namespace}'`);

const files = {
  'libs/contract/languages.gen.ts': `${NOTE}
/** Every language whose words are complete. */
export const LANGUAGES = [${languages.map((language) => `'${language}'`).join(', ')}] as const;
`,
  'locales/words.gen.d.ts': `${NOTE}import type { DefaultNamespace, Namespace, ParseKeys, TOptions } from 'i18next';
${namespaces.map((name) => `import type ${variable(name)} from './${SOURCE}/${name}.json' with { type: 'json' };`).join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${namespaces.map((name) => `      ${key(name)}: typeof ${variable(name)};`).join('\n')}
    };
  }

  /**
   * Tried before the signatures of i18next, which read all words anew for every kind of options that a call passes: half of
   * the time and memory of checking the web's types. What is no key of words fails here and is refused there.
   */
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (key: ParseKeys<Ns>, options?: TOptions): string;
  }
}
`,
};

const check = process.argv.includes('--check');
const stale = Object.entries(files).filter(([file, text]) => readOrNothing(inProject(file)) !== text);
if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.map(([file]) => file).join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
}
if (!check) for (const [file, text] of stale) writeFileSync(inProject(file), text);

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

// The compiled server as few files, with the packages it uses: the thousands of them take three seconds to be found and read at
// each start. `npm run build:server` calls it after the compiler.
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { command, inProject, Sentence } from './project.mjs';

const FOLDER = inProject('dist/server');

/** What is started by its path: the product, and what its operator runs. */
const STARTED = ['main', 'load-meetup-places'];

/** They load files that lie beside them: binaries, the script of a worker. */
const LEFT_OUT = ['@node-rs/argon2', 'sharp', 'tesseract.js'];

/** Nest asks for them where an application wants them, which this one does not. */
const NOT_INSTALLED = /^@nestjs\/(microservices|platform-express|platform-socket\.io)|^@fastify\/view$/;

const OWN_PROCESS = /new URL\('(\.[^']+\.js)', import\.meta\.url\)/g;

/** A module that is begun as a process of its own (`ownProcess`) becomes a file of its own, by its own name. */
const ownProcesses = {
  name: 'own-processes',
  async transform(code, importer) {
    let emitted = code;
    for (const [expression, path] of code.matchAll(OWN_PROCESS)) {
      const { id } = await this.resolve(path, importer);
      const file = this.emitFile({ type: 'chunk', id, fileName: basename(path) });
      emitted = emitted.replace(expression, `new URL(import.meta.ROLLUP_FILE_URL_${file})`);
    }
    return emitted === code ? null : { code: emitted, map: null };
  },
};

const REQUIRED = /\brequire\('([^']+)'\)/g;
const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const CARRIED = Object.keys(dependencies).filter((name) => !LEFT_OUT.includes(name));
const isCarried = (path) => CARRIED.some((name) => path === name || path.startsWith(`${name}/`));

/**
 * A package that makes a `require` of its own for what the bundle carries would be given a second copy of it, which knows
 * nothing of the first: Nest's mapped types would find no conversion that one class inherits from another.
 */
const oneOfEach = {
  name: 'one-of-each',
  async transform(code, importer) {
    if (!importer.includes('node_modules') || !code.includes('createRequire(import.meta.url)')) return null;
    let own = code;
    for (const path of new Set(Array.from(code.matchAll(REQUIRED), ([, asked]) => asked).filter(isCarried))) {
      if (!(await this.resolve(path, importer))) continue;
      const name = `carried_${path.replaceAll(/\W/g, '_')}`;
      own = `import * as ${name} from '${path}';\n${own.replaceAll(`require('${path}')`, name)}`;
    }
    return own === code ? null : { code: own, map: null };
  },
};

/** V8 keeps the source of all it runs, in two bytes for each character as soon as one of them is not ASCII. */
const inAscii = {
  name: 'in-ascii',
  renderChunk: (code) => ({
    // Whatever is escaped already is passed over, so that a backslash before it is not taken for one of its own.
    code: code.replaceAll(/\\[\0-\x7f]|\\?([^\0-\x7f])/g, (text, character) =>
      character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : text,
    ),
    map: null,
  }),
};

await command(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  const bundle = await rolldown({
    input: Object.fromEntries(STARTED.map((name) => [name, inProject(`dist/src/${name}.js`)])),
    platform: 'node',
    external: [...LEFT_OUT, NOT_INSTALLED],
    plugins: [ownProcesses, oneOfEach, inAscii],
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Sentence(message);
    },
  });
  await bundle.write({
    dir: FOLDER,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name].[hash].js',
    // Commands, events and errors are known by the names of their classes, and a stack is read by people.
    keepNames: true,
    minify: false,
    comments: false,
  });
});

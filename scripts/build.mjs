import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { digestOf } from './digest.mjs';
import { inProject, Sentence, seconds } from './project.mjs';
import { run } from './run.mjs';

/** The server, compiled file by file: what `npm run dev` starts, and what is bundled for all others. */
export const COMPILED_SERVER = {
  outputs: ['dist/src', 'dist/libs', 'dist/migrations'],
  result: 'dist/src/main.js',
  command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
};

export const SERVER = {
  name: 'server',
  sources: [
    'src',
    'libs',
    'locales',
    'migrations',
    'nest-cli.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'scripts/bundle.mjs',
  ],
  outputs: [...COMPILED_SERVER.outputs, 'dist/server'],
  result: 'dist/server/main.js',
  stamp: 'dist/server.sources',
  commands: [COMPILED_SERVER.command, ['scripts/bundle.mjs']],
};

const WEB = {
  name: 'web app',
  sources: ['web', 'libs/contract', 'locales'],
  outputs: ['dist/web', 'dist/drawing'],
  result: 'dist/web/index.html',
  stamp: 'dist/web.sources',
  commands: [['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts']],
};

const COMMON_SOURCES = ['package.json', 'package-lock.json'];
const TESTS = /\.(spec|test)\.tsx?$/;

/** Builds the server, unless its sources are those of its last build. */
export const buildServer = (node) => buildPart(SERVER, node);

/** Builds the web app, unless its sources are those of its last build. */
export const buildWeb = (node) => buildPart(WEB, node);

/** Writes what sources may name of the folders of `locales`. */
export async function generateWords(node) {
  const { code, output } = await run(node, ['scripts/generate/words.mjs'], { quiet: true });
  if (code !== 0) throw new Sentence(output.trim());
}

/** Builds the server and the web app, each only when its sources differ from those of its last build. */
export async function buildParts(node) {
  const parts = await Promise.allSettled([SERVER, WEB].map((part) => buildPart(part, node)));
  for (const { reason } of parts) if (reason) throw reason;
}

/** All of it from the sources as they are. */
export async function build(node) {
  await generateWords(node);
  await buildParts(node);
}

async function buildPart({ name, sources, outputs, result, stamp, commands }, node) {
  const digest = digestOf([...sources, ...COMMON_SOURCES], TESTS);
  const built = [result, stamp].every((path) => existsSync(inProject(path)));
  if (built && readFileSync(inProject(stamp), 'utf8') === digest) return;

  const started = performance.now();
  console.log(`Building the ${name} …`);
  // All of the last build goes: what left the sources must leave the result, and a failure must not look like a success.
  for (const path of [stamp, ...outputs]) rmSync(inProject(path), { recursive: true, force: true });
  for (const command of commands) {
    const { code, output } = await run(node, command, { quiet: true });
    if (code !== 0) throw new Sentence(`${output.trim()}\n\nThe ${name} does not build: see above.`);
  }
  writeFileSync(inProject(stamp), digest);
  console.log(`Built the ${name} in ${seconds(started)}.`);
}

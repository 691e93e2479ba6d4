// swc for Jest, plus the three things that only Vite understands.
const { globSync } = require('node:fs');
const paths = require('node:path');
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs', ignoreDynamic: false },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
    transform: { react: { runtime: 'automatic' } },
  },
});

const GLOB =
  /import\.meta\.glob(?:<[^>]*>)?\(\s*\['([^']+)'(?:,\s*'!([^']+)')?\],\s*\{\s*import:\s*'default',\s*base:\s*'([^']+)',?\s*\},?\s*\)/g;

/** The contract is TypeScript that names its files as the server runs them. */
const CONTRACT = `${paths.sep}libs${paths.sep}contract${paths.sep}`;
const BUILT_NAME = /(from |import\()'(\.{1,2}\/[^']+)\.js'/g;

module.exports = {
  ...swc,
  process: (source, path, options) => swc.process(asPlainModule(source, path), path, options),
  // Of the plain module: a new translation file changes what a glob stands for, though no source has changed.
  getCacheKey: (source, path, options) => swc.getCacheKey(asPlainModule(source, path), path, options),
};

function asPlainModule(source, path) {
  if (path.includes(`${paths.sep}node_modules${paths.sep}`)) return source;
  const named = path.includes(CONTRACT) ? source.replaceAll(BUILT_NAME, "$1'$2'") : source;
  return named
    .replaceAll(
      'import.meta.env',
      '({ PROD: false, DEV: true, MODE: "test", SSR: typeof window === "undefined" })',
    )
    .replaceAll(GLOB, (_, pattern, without, base) =>
      lazyFiles(pattern, without, paths.join(paths.dirname(path), base)),
    );
}

/** The files of a folder that match, as an object of loaders, as Vite would write it. */
function lazyFiles(pattern, without, folder) {
  const loaders = globSync(pattern, { cwd: folder, exclude: without ? [without] : [] }).map((file) => {
    const place = JSON.stringify(paths.join(folder, file));
    return `'./${file.replaceAll(paths.sep, '/')}': async () => require(${place})`;
  });
  return `{ ${loaders.join(', ')} }`;
}

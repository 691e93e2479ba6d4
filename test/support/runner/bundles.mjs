import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** Within the project, so that the specs' imports resolve as they do by themselves. */
export const BUNDLES = 'test/.bundles';
/** Of source; a bundle takes about as long as the longest specs. */
const BUNDLE_BYTES = 64_000;
/** Hooks and tests of the file's own level would be those of the whole bundle. */
const OWN_LEVEL = /^(before|after)(All|Each)\(|^(it|test)[.(]/m;

/**
 * Jest loads the whole server anew for each file it runs: a second for each, of one that takes two. So a run of all specs
 * runs bundles of them: files that import the specs of one folder. What cannot share a file stays by itself.
 */
export function bundleSpecs(folders) {
  const target = join(ROOT, BUNDLES);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const alone = [];
  const bundles = [];
  const open = new Map();
  for (const file of globSync(
    folders.map((folder) => `${folder}/**/*.spec.ts`),
    { cwd: ROOT },
  ).sort()) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    if (OWN_LEVEL.test(source) || source.length > BUNDLE_BYTES / 2) {
      alone.push(`<rootDir>/${file}`);
      continue;
    }
    const folder = dirname(file)
      .split('/')
      .slice(0, file.startsWith('test/api') ? 3 : 2)
      .join('-');
    let bundle = open.get(folder);
    if (!bundle || bundle.bytes + source.length > BUNDLE_BYTES) {
      bundle = { name: `${folder}-${bundles.length + 1}`, files: [], bytes: 0 };
      open.set(folder, bundle);
      bundles.push(bundle);
    }
    bundle.files.push(file);
    bundle.bytes += source.length;
  }
  for (const { name, files } of bundles)
    writeFileSync(
      join(target, `${name}.spec.ts`),
      files.map((file) => `import '${relative(BUNDLES, file).replace(/\.ts$/, '.js')}';\n`).join(''),
    );
  return [...alone, ...bundles.map(({ name }) => `<rootDir>/${BUNDLES}/${name}.spec.ts`)];
}

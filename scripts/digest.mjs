import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, root } from './project.mjs';

/** Digest of the names and contents of files and folders of the project, except those whose name matches `skip`. */
export function digestOf(paths, skip = /^$/) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((place) => filesOf(place, skip)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0');
  return hash.digest('hex');
}

function filesOf(path, skip) {
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !skip.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

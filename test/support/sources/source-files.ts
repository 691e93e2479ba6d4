import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  path: string;
  text: string;
}

/** The product's own files that match, without specs. */
export const sourceFiles = (...patterns: string[]): SourceFile[] =>
  globSync(patterns)
    .filter((path) => !/\.spec\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

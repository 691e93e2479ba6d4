import type { SourceFile } from './source-files.js';

export interface SchemaUse {
  path: string;
  /** `catalog.listings` */
  name: string;
  writes: boolean;
}

const COMMENTS = /\/\*(?! sql \*\/)[\s\S]*?\*\/|(?<!:)\/\/.*$|--.*$/gm;
const WRITES =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate|alter\s+table|drop\s+table|copy)\s+(only\s+)?$/i;

/**
 * Every table and function of the database that a file names, as far as its text says so; `names` are those that there
 * are (`catalog.listings`), so that the names of events and errors are not taken for them.
 */
export function schemaUses({ path, text }: SourceFile, names: ReadonlySet<string>): SchemaUse[] {
  const code = text.replaceAll(COMMENTS, '');
  const found = [...code.matchAll(/(?<![\w.'/#-])"?([a-z_]+)"?\."?([a-z_]+)"?(?![\w.])/g)].map((match) => ({
    path,
    name: `${match[1]}.${match[2]}`,
    writes: WRITES.test(code.slice(Math.max(0, match.index - 40), match.index)),
  }));
  const entities = [...code.matchAll(/schema: '([a-z_]+)',\s*tableName: '([a-z_]+)'/g)].map(
    ([, schema, table]) => ({
      path,
      name: `${schema}.${table}`,
      writes: true,
    }),
  );
  return [...found.filter(({ name }) => names.has(name)), ...entities];
}

/** Whose tables a file may touch: its own context's, or the ground's; `directory` is read by all and written by none. */
export function mayUse({ path, name, writes }: SchemaUse): boolean {
  const [, root, folder = ''] = /^(src|libs)\/([^/]+)\//.exec(path) ?? [];
  const [schema = ''] = name.split('.');
  if (schema === 'directory') return root === 'src' && !writes;
  const own = root === 'libs' ? 'platform' : folder.replaceAll('-', '_');
  return schema === own;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from ["']lucide-react["'];?/g;
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;
const MAKER = '../createLucideIcon.mjs';

/**
 * Icons as they are drawn here: each is imported from its own file, so that the bundler sees which page uses which, and
 * made by `maker` instead of by the package, which can do much that nobody asks of it.
 */
export function leanIcons(maker: string): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      for (const [name, file] of listed()) files.set(name, file);
    },
    resolveId: (source) => (source === MAKER ? maker : null),
    transform: {
      order: 'post',
      filter: { code: 'lucide', id: /\/web\/src\/|\/lucide-react\/dist\/esm\/icons\// },
      handler: (code, id) => ({
        code: id.includes('/lucide-react/')
          ? lean(code)
          : code.replace(IMPORT, (_, names) => direct(names, files)),
        map: null,
      }),
    },
  };
}

/** `Gift` and what else it is called, with the file: `gift`. */
function listed(): (readonly [name: string, file: string])[] {
  const main = createRequire(import.meta.url).resolve('lucide-react');
  const index = readFileSync(join(dirname(main), '../esm/lucide-react.mjs'), 'utf8');
  return [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
    names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
  );
}

function direct(names: string, files: ReadonlyMap<string, string>): string {
  const imports = names.split(',').map((written) => {
    const [name = '', local = name] = written.trim().split(' as ');
    const file = files.get(name);
    if (!file) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${local} from 'lucide-react/icons/${file}';`;
  });
  return imports.join('');
}

/** Keys, names and the usual size are for the package's own maker. */
const lean = (code: string) =>
  code
    .replace(/,? key: "\w+"/g, '')
    .replace(/^ {2}(?:name: "[\w-]+"|size: 24|aliases: \[[^\]]*\]),\n/gm, '')
    .replace(/^__iconData\.node;$/m, '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(');

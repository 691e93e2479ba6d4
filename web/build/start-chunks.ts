import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

/** The name of the file of what stands around every page. */
export const AROUND = 'around';

/** Icons belong to the pages that use them. */
const isPackage = (id: string) => id.includes('/node_modules/') && !id.includes('/lucide-react/');

/**
 * Gathers what the first visit loads into few files, which compress better than the dozens that sharing with lazy
 * pages would give: `vendor` for packages, which change seldom, `shell` for what every page needs, `pages` for
 * what all of the given pages need, `around` for what comes after the first page and stands around all. The script
 * itself keeps a chunk of its own: pages must be able to import the shell without running the app anew.
 * @param early modules that are not to wait for what stands around them; other pages are shown together with it
 */
export function startChunks(
  { document, script, around }: { document: string; script: string; around: readonly string[] },
  pages: readonly string[],
  early: readonly string[],
): Group[] {
  let atStart: Set<string> | null = null;
  let onPages: Set<string>[] | null = null;
  let later: Set<string> | null = null;
  let soon: Set<string> | null = null;

  const shell = (id: string, context: Context) => {
    atStart ??= reachedFrom(document, context);
    return atStart.has(id) && id !== document && id !== script;
  };
  const surrounding = (id: string, context: Context) => {
    later ??= new Set(around.flatMap((part) => [...reachedFrom(part, context)]));
    return later.has(id);
  };
  // What those use as well has a file of its own: they must not load all that stands around them for that.
  const onlySurrounding = (id: string, context: Context): boolean => {
    soon ??= new Set(early.flatMap((module) => [...reachedFrom(module, context)]));
    return surrounding(id, context) && !soon.has(id);
  };
  const common = (id: string, context: Context) => {
    onPages ??= pages.map((page) => reachedFrom(page, context));
    const enough = surrounding(id, context) ? 1 : pages.length;
    return !isPackage(id) && onPages.filter((reached) => reached.has(id)).length >= enough;
  };
  return [
    { name: (id, context) => (isPackage(id) && shell(id, context) ? 'vendor' : null), priority: 3 },
    { name: (id, context) => (shell(id, context) ? 'shell' : null), priority: 2 },
    { name: (id, context) => (common(id, context) ? 'pages' : null), priority: 1 },
    {
      name: (id, context) => (onlySurrounding(id, context) ? AROUND : null),
      priority: 0,
      includeDependenciesRecursively: false,
    },
  ];
}

/** The module and all it imports, directly or not, without what is imported on demand. */
function reachedFrom(id: string, context: Context, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    reachedFrom(imported, context, reached);
  return reached;
}

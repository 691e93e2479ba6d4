import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

/** The icon package's index imports every icon; those that a page alone uses must stay with it. */
const ICONS = /\/lucide-react\//;

const isPackage = (id: string) => id.includes('/node_modules/');

/**
 * Gathers what the first visit loads into few files, which compress better than the dozens that sharing with lazy
 * pages would give: `vendor` for packages, which change seldom, `shell` for what every page needs, `pages` for
 * what all of the given pages need. The script itself keeps a chunk of its own: pages must be able to import the
 * shell without running the app anew.
 */
export function startChunks(document: string, script: string, pages: readonly string[]): Group[] {
  let atStart: Set<string> | null = null;
  let onPages: Set<string>[] | null = null;

  const shell = (id: string, context: Context) => {
    atStart ??= reachedFrom(document, context);
    return atStart.has(id) && id !== document && id !== script;
  };
  const common = (id: string, context: Context) => {
    onPages ??= pages.map((page) => reachedFrom(page, context));
    return !isPackage(id) && onPages.every((reached) => reached.has(id));
  };
  return [
    { name: (id, context) => (isPackage(id) && shell(id, context) ? 'vendor' : null), priority: 3 },
    { name: (id, context) => (shell(id, context) ? 'shell' : null), priority: 2 },
    { name: (id, context) => (common(id, context) ? 'pages' : null), priority: 1 },
  ];
}

/** The module and all it imports, directly or not, without what is imported on demand. */
function reachedFrom(id: string, context: Context, reached = new Set<string>()): Set<string> {
  if (reached.has(id) || ICONS.test(id)) return reached;
  reached.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    reachedFrom(imported, context, reached);
  return reached;
}

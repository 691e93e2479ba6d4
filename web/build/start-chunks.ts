import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

/** The name of the file of what stands around every page. */
export const AROUND = 'around';

/** Modules that begin a part of the app, by the time at which they are loaded. */
export interface Parts {
  /** The page itself, the script that it runs, and what that begins with on demand: React's renderer. */
  document: string;
  script: string;
  renderer: string;
  /** What comes after the first page and stands around all. */
  around: readonly string[];
  /** Pages that people arrive at most. */
  first: readonly string[];
  /** Other pages that are not to wait for what stands around them. */
  early: readonly string[];
  /** Of those the ones that are large already, and are to take nothing along that they do not use. */
  heavy: readonly string[];
  /** What is shown once a page is idle, by the name of its file. */
  idle: Readonly<Record<string, readonly string[]>>;
}

/** Icons belong to the pages that use them. */
const isIcon = (id: string) => id.includes('/node_modules/lucide-react/');
const isPackage = (id: string) => id.includes('/node_modules/') && !isIcon(id);

/**
 * Gathers what every visit loads into few files, instead of the dozens that sharing with lazy pages would give: each
 * costs a request, and small ones compress badly. `vendor` for packages, which change seldom; `shell` for what every page
 * needs; `pages` for what all first pages need; `around`, and `beside` for what other early pages use of it; a file for
 * each kind of idle parts; `icons` for those that several lazy parts show. The script itself keeps a file of its own:
 * pages must be able to import the shell without running the app anew.
 */
export function startChunks(parts: Parts): Group[] {
  const { document, script, renderer, idle } = parts;
  const start = reachedBy([document, renderer]);
  const around = reachedBy(parts.around);
  const early = reachedBy([...parts.first, ...parts.early, ...parts.heavy]);
  const heavy = reachedBy([...parts.first, ...parts.heavy]);
  const first = parts.first.map((page) => reachedBy([page]));

  const isShell = (id: string, context: Context) => start(id, context) && id !== document && id !== script;
  const isCommon = (id: string, context: Context) => {
    const enough = around(id, context) ? 1 : first.length;
    return !isPackage(id) && first.filter((reached) => reached(id, context)).length >= enough;
  };
  const isIconOfSeveral = (id: string, context: Context) =>
    isIcon(id) && !early(id, context) && (context.getModuleInfo(id)?.importers.length ?? 0) > 1;

  // The first that takes a module has it. From `around` on a file takes nothing along that an early page uses as well:
  // such a page would have to load all of it.
  const files: [name: string, takes: (id: string, context: Context) => boolean][] = [
    ['vendor', (id, context) => isPackage(id) && isShell(id, context)],
    ['shell', isShell],
    ['pages', isCommon],
    [AROUND, (id, context) => around(id, context) && !early(id, context)],
    ['beside', (id, context) => around(id, context) && !heavy(id, context)],
    ...Object.entries(idle).map(([name, modules]): (typeof files)[number] => {
      const reached = reachedBy(modules);
      return [name, (id, context) => reached(id, context) && !start(id, context) && !early(id, context)];
    }),
    ['icons', isIconOfSeveral],
  ];
  return files.map(([name, takes], at) => ({
    name: (id, context) => (takes(id, context) ? name : null),
    priority: files.length - at,
    includeDependenciesRecursively: at < 3,
  }));
}

/**
 * Whether a module is one of these, or is imported by them, directly or not; what they import on demand does not count.
 * @throws Error for a module that the app does not have: whoever moves one would lose its file unnoticed
 */
function reachedBy(modules: readonly string[]): (id: string, context: Context) => boolean {
  let reached: Set<string> | null = null;
  const reach = (id: string, context: Context, all: Set<string>) => {
    if (all.has(id)) return all;
    const module = context.getModuleInfo(id);
    if (!module) throw new Error(`${id} is no module of the app.`);
    all.add(id);
    for (const imported of module.importedIds) reach(imported, context, all);
    return all;
  };
  return (id, context) => {
    reached ??= modules.reduce((all, module) => reach(module, context, all), new Set<string>());
    return reached.has(id);
  };
}

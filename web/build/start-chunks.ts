import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;
type Takes = (id: string, context: Context) => boolean;

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

/** Characters of code. What is longer may cost a page that does not use it more than the request that it saves. */
const SMALL = 1000;
/** So many import what several parts of the app share. */
const SEVERAL = 3;

/** Icons belong to the pages that use them. */
const isIcon = (id: string) => id.includes('/node_modules/lucide-react/');
const isPackage = (id: string) => id.includes('/node_modules/') && !isIcon(id);

/**
 * Gathers what every visit loads into few files, instead of the dozens that sharing with lazy pages would give: each
 * costs a request, and small ones compress badly. `vendor` for packages, which change seldom; `shell` for what every page
 * needs; `pages` for what all first pages need; `around`, and `beside` for what other early pages use of it; a file for
 * each kind of idle parts; `elements` and `small` for the icons, fields and limits that several early or lazy parts share.
 * The script itself keeps a file of its own: pages must be able to import the shell without running the app anew.
 */
export function startChunks(parts: Parts): Group[] {
  const { document, script, renderer, idle } = parts;
  const start = reachedBy([document, renderer]);
  const around = reachedBy(parts.around);
  const early = reachedBy([...parts.first, ...parts.early, ...parts.heavy]);
  const heavy = reachedBy([...parts.first, ...parts.heavy]);
  const first = parts.first.map((page) => reachedBy([page]));

  const isShell: Takes = (id, context) => start(id, context) && id !== document && id !== script;
  const isCommon: Takes = (id, context) => {
    const enough = around(id, context) ? 1 : first.length;
    return !isPackage(id) && first.filter((reached) => reached(id, context)).length >= enough;
  };
  const isElement = smallOnes({ there: start, apart: reachedBy(parts.first) });
  const isSmall = smallOnes({ there: start, apart: early });

  // The first that takes a module has it. From `around` on a file takes nothing along that an early page uses as well:
  // such a page would have to load all of it.
  const files: [name: string, takes: Takes][] = [
    ['vendor', (id, context) => isPackage(id) && isShell(id, context)],
    ['shell', isShell],
    ['pages', isCommon],
    [AROUND, (id, context) => around(id, context) && !early(id, context)],
    ['beside', (id, context) => around(id, context) && !heavy(id, context)],
    ...Object.entries(idle).map(([name, modules]): (typeof files)[number] => {
      const reached = reachedBy(modules);
      return [name, (id, context) => reached(id, context) && !start(id, context) && !early(id, context)];
    }),
    ['elements', (id, context) => early(id, context) && isElement(id, context)],
    ['small', isSmall],
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
function reachedBy(modules: readonly string[]): Takes {
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

/**
 * Small modules that several import. Whoever loads their file for one of them has nothing else to load for it: all that
 * they import is small as well, or `there` already. What is `apart` is left where it is.
 */
function smallOnes({ there, apart }: Record<'there' | 'apart', Takes>): Takes {
  const isShort: Takes = (id, context) => {
    const code = context.getModuleInfo(id)?.code;
    return !isPackage(id) && !apart(id, context) && typeof code === 'string' && code.length < SMALL;
  };
  const isLight: Takes = remembered(true, (id, context) => {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    return there(id, context) || (isShort(id, context) && imported.every((one) => isLight(one, context)));
  });
  const isShared: Takes = remembered(false, (id, context) => {
    const importers = context.getModuleInfo(id)?.importers ?? [];
    return importers.length >= SEVERAL || importers.some((one) => takes(one, context));
  });
  const takes: Takes = (id, context) => !there(id, context) && isLight(id, context) && isShared(id, context);
  return takes;
}

/** Asks once for each module; one that leads back to itself hears `meanwhile`. */
function remembered(meanwhile: boolean, ask: Takes): Takes {
  const known = new Map<string, boolean>();
  return (id, context) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, meanwhile);
    const answer = ask(id, context);
    known.set(id, answer);
    return answer;
  };
}

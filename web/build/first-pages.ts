import type { Plugin, Rolldown } from 'vite';
import { AROUND } from './start-chunks.ts';

export type FirstPage = {
  /** Regular expression of its address. */
  path: string;
  /** Its module, from the web root. */
  module: string;
  /** Modules that are drawn with it, of other features or its own; they come after it, and are styled from the start. */
  parts: readonly string[];
  /** The namespaces of its texts, besides `common`. */
  texts: readonly string[];
};

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Lists the files that the pages people arrive at will ask for. The server writes them into the HTML
 * (`libs/platform/pages/first-files.ts`), so that they are fetched beside the shell rather than after it has run.
 */
export function firstPages(pages: readonly FirstPage[]): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = { pages: filesOf(pages, bundle), texts: textsIn(pages, bundle) };
        this.emitFile({ type: 'asset', fileName: '.vite/first-pages.json', source: JSON.stringify(list) });
      },
    },
  };
}

function filesOf(pages: readonly FirstPage[], bundle: Bundle) {
  const chunks = chunksIn(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const already = entry ? withImports(entry, chunks) : new Set<Chunk>();
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no file of ${module}`);
    return chunk;
  };
  return pages.map(({ path, module, parts, texts }) => {
    const page = chunkOf(module);
    const needed = [...withImports(page, chunks)].filter((chunk) => !already.has(chunk));
    const drawnWith = parts.flatMap((part) => [...withImports(chunkOf(part), chunks)]);
    // What is drawn around the page and in it is styled from the start, though its code comes later.
    const drawn = [...chunks.filter(({ name }) => name === AROUND), ...needed, ...drawnWith].filter(
      (chunk) => !already.has(chunk),
    );
    const styles = drawn.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return { path, texts, scripts: needed.map(({ fileName }) => fileName), styles: [...new Set(styles)] };
  });
}

/** A chunk after everything it imports: the order in which styles overrule each other. */
function withImports(chunk: Chunk, all: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  for (const imported of all.filter(({ fileName }) => chunk.imports.includes(fileName)))
    withImports(imported, all, found);
  return found.add(chunk);
}

/** `{ "en/common": "assets/common-1a2b.js" }`, of the shell and the pages. */
function textsIn(pages: readonly FirstPage[], bundle: Bundle): Record<string, string> {
  const namespaces = new Set(['common', ...pages.flatMap(({ texts }) => texts)]);
  const found = chunksIn(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const [, language, namespace] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(facadeModuleId ?? '') ?? [];
    return namespaces.has(namespace ?? '') ? [[`${language}/${namespace}`, fileName] as const] : [];
  });
  return Object.fromEntries(found);
}

const chunksIn = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');

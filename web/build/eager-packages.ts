import type { Plugin } from 'vite';

/** Characters from which on reading twice is felt. */
const WORTH_IT = 8000;

type Node = { type: string; start: number; end: number };
type Call = Node & { arguments: (Node & { body?: Node; params?: Node[] })[] };

/**
 * A package in CommonJS, as React's renderer, stands in a function, which the browser first only skims, and reads once
 * more when it is called a moment later, while nothing else can happen. A function in parentheses is read at once, which
 * is done aside while the file arrives. After all others: minifiers take the parentheses away.
 */
export function eagerPackages(): Plugin {
  return {
    name: 'eager-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = readAtOnce(chunk.code, this.parse(chunk.code));
      },
    },
  };
}

function readAtOnce(code: string, program: { body: unknown[] }): string {
  const calls = (program.body as { declarations?: { init: Call | null }[] }[])
    .flatMap(({ declarations = [] }) => declarations.map(({ init }) => init))
    .filter((init) => init?.type === 'CallExpression' && init.end - init.start > WORTH_IT);
  let changed = code;
  for (const call of calls.toReversed()) {
    const [factory] = call?.arguments ?? [];
    if (factory?.type !== 'ArrowFunctionExpression' || factory.body?.type !== 'BlockStatement') continue;
    const params = (factory.params ?? []).map(({ start, end }) => code.slice(start, end)).join(',');
    const body = code.slice(factory.body.start, factory.body.end);
    changed = `${changed.slice(0, factory.start)}(function(${params})${body})${changed.slice(factory.end)}`;
  }
  return changed;
}

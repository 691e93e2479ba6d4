import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const inProject = (...parts) => join(root, ...parts);

/** A failure whose message is all that the person at the terminal needs. */
export class Sentence extends Error {}

/** Runs a command's body; a Sentence ends the process without a stack trace. */
export async function command(body) {
  try {
    const [major, minor] = process.versions.node.split('.').map(Number);
    if (major < 20 || (major === 20 && minor < 19))
      throw new Sentence(`Node 20.19 or newer is needed, and this is ${process.version}.`);
    await body();
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    process.exit(1);
  }
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

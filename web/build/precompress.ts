import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every text file of the build that they make smaller, so that the server compresses nothing
 * at run time: a page begins with some thirty scripts of less than a kibibyte, which are half of that compressed.
 * `index.html` is left out: the server fills it per page, and a compressed copy would be of the unfilled one.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter(
        (file) => TEXT.test(file) && file !== 'index.html' && !file.startsWith('.vite'),
      );
      await Promise.all(texts.map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = {
    br: await toBrotli(content, { params }),
    gz: await toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  const smaller = Object.entries(copies).filter(([, copy]) => copy.length < content.length);
  await Promise.all(smaller.map(([ending, copy]) => writeFile(`${path}.${ending}`, copy)));
}

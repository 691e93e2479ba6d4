import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { YEAR_SECONDS } from '#contract/time';
import { WEB_ROOT } from './web-root.js';

/** Serves the built SPA's files: hashed ones for a year, the few with fixed names checked each time. */
export async function serveWebAssets(app: NestFastifyApplication): Promise<void> {
  if (!existsSync(join(WEB_ROOT, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: resolve(WEB_ROOT),
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz', '**/.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${WEB_ROOT}/assets/`);
      void reply.header('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}

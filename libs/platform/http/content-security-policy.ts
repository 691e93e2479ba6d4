import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';

type Policy = NonNullable<Exclude<FastifyHelmetOptions['contentSecurityPolicy'], boolean>>;

/** Where the built SPA lies, relative to the folder the server is started in. */
export const WEB_ROOT = join('dist', 'web');

/**
 * Scripts come from the own origin only, plus the page's inline head script by its hash. Styles may be inline:
 * antd writes its styles at run time.
 */
export const CONTENT_SECURITY_POLICY: Policy = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScriptHashes()],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", 'ws:', 'wss:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
};

function inlineScriptHashes(): string[] {
  let page: string;
  try {
    page = readFileSync(join(WEB_ROOT, 'index.html'), 'utf8');
  } catch (error) {
    // The API also runs without a built web app, as in its own tests.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return [...page.matchAll(/<script(?! type| src)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}

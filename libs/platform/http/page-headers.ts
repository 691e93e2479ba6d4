import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_ROOT } from './web-root.js';

/**
 * What a page may load: its own origin's files, and its inline head script by its hash. Styles may be inline, because
 * antd writes its styles at run time.
 */
const POLICY = [
  "default-src 'self'",
  ["script-src 'self'", ...inlineScriptHashes()].join(' '),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR_SECONDS = 31_536_000;

/** The headers that protect a page. JSON answers need none of them but `nosniff`, which every answer carries. */
export const pageHeaders = (production: boolean): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  ...(production && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
});

function inlineScriptHashes(): string[] {
  let page: string;
  try {
    page = readFileSync(join(WEB_ROOT, 'index.html'), 'utf8');
  } catch (error) {
    // The API also runs without a built web app, as in its own tests.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const scripts = page.matchAll(/<script(?! type| src)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

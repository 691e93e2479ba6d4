import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { YEAR_SECONDS } from '#contract/time';
import { WEB_ROOT } from './web-root.js';

const SCRIPTS = ["'self'", ...inlineScriptHashes()].join(' ');
/** What the product has no use for, nobody who breaks into a page shall have. */
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation'].map((feature) => `${feature}=(self)`),
  ...['accelerometer', 'browsing-topics', 'display-capture', 'gyroscope', 'hid', 'magnetometer'].map(
    (feature) => `${feature}=()`,
  ),
  ...['midi', 'payment', 'publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

/** The headers that protect a page at `publicUrl`. JSON needs none of them; see `answer-headers.ts` for what it has. */
export function pageHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const { protocol, host } = new URL(publicUrl);
  const secure = protocol === 'https:';
  return {
    'Content-Security-Policy': policyFor(`${secure ? 'wss' : 'ws'}://${host}`, secure),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': PERMISSIONS,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(secure && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/**
 * What a page may load: its own origin's files, and its inline head script by its hash. Styles may be inline, because
 * antd writes its styles at run time. The socket is named: older browsers take 'self' for HTTP alone.
 */
const policyFor = (socket: string, secure: boolean): string =>
  [
    "default-src 'self'",
    `script-src ${SCRIPTS}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self' ${socket}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

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

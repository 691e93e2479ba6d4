import { join } from 'node:path';

/** Where the built SPA lies, relative to the folder the server is started in. */
export const WEB_ROOT = join('dist', 'web');

/** Where the same sources lie as built for the server, which draws pages with them. */
export const DRAWING_ROOT = join('dist', 'drawing');

import { join } from 'node:path';

/** Where the built SPA lies, relative to the folder the server is started in. */
export const WEB_ROOT = join('dist', 'web');

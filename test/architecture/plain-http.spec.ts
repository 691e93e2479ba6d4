import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from '../support/sources/source-files.js';

/** What browsers have on https and localhost only, and what is to be used instead, or asked for first. */
const SECURE_ONLY = [/\bcrypto\.randomUUID\b/, /\bcrypto\.subtle\b/, /\{[^}]*\brandomUUID\b[^}]*\}\s*=/];

describe('the web app on plain http', () => {
  it.each(sourceFiles('web/src/**/*.{ts,tsx}').map(({ path, text }) => [path, text] as const))(
    '%s uses nothing that is not there',
    (_, text) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      for (const missing of SECURE_ONLY) expect(code).not.toMatch(missing);
    },
  );
});

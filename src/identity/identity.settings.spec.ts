import { describe, expect, it } from '@jest/globals';
import { loadSettings } from '#platform/config/settings';
import { IdentitySettings } from './identity.settings.js';

describe("identity's settings", () => {
  it('compare addresses as everybody writes them', () => {
    const { FULL_ACCESS_EMAILS, ADMIN_EMAIL } = loadSettings({
      FULL_ACCESS_EMAILS: 'A@example.org, b@example.org,',
      ADMIN_EMAIL: 'Admin@Example.org ',
      ADMIN_PASSWORD: 'secret',
    }).of(IdentitySettings);
    expect(FULL_ACCESS_EMAILS).toEqual(['a@example.org', 'b@example.org']);
    expect(ADMIN_EMAIL).toBe('admin@example.org');
  });

  it.each(['secret', 'Admin1', 'the.boss', 'the.boss@example.org'])(
    'refuse to begin in production with a password that is guessed first: %s',
    (ADMIN_PASSWORD) => {
      const admin = { ADMIN_EMAIL: 'the.boss@example.org', ADMIN_PASSWORD };
      const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://vybac.example' };
      expect(() => loadSettings({ ...admin, ...production })).toThrow(/ADMIN_PASSWORD is one of the first/);
      expect(loadSettings(admin).of(IdentitySettings).ADMIN_PASSWORD).toBe(ADMIN_PASSWORD);
    },
  );

  it.each([
    [{ ADMIN_EMAIL: 'admin@example.org' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'secret' }, 'ADMIN_EMAIL'],
    [{ FULL_ACCESS_EMAILS: 'everybody' }, 'FULL_ACCESS_EMAILS'],
    [{ GUESTS_PER_HOUR: '0' }, 'GUESTS_PER_HOUR'],
  ])('%j is refused with a sentence that names %s', (env, name) => {
    expect(() => loadSettings(env)).toThrow(new RegExp(`${name}.*\\.`));
  });
});

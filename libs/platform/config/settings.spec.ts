import { describe, expect, it } from '@jest/globals';
import { loadSettings, SettingsError } from './settings.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://vybac.example',
};

describe('settings', () => {
  it('has a default for everything a laptop needs', () => {
    expect(loadSettings({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      DATA_DIR: '.data',
      DEMO_DATA: true,
      publicUrl: 'http://localhost:3000',
    });
  });

  it('reads numbers, flags and lists, and treats an empty value as none', () => {
    const settings = loadSettings({
      PORT: '8080',
      DEMO_DATA: 'FALSE',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      DATABASE_URL: '',
      PUBLIC_URL: 'https://vybac.example/',
      FULL_ACCESS_EMAILS: 'A@example.org, b@example.org',
    });
    expect(settings).toMatchObject({ PORT: 8080, DEMO_DATA: false, TRUST_PROXY: ['loopback', '10.0.0.0/8'] });
    expect(settings.DATABASE_URL).toBeUndefined();
    expect(settings.publicUrl).toBe('https://vybac.example');
    expect(settings.FULL_ACCESS_EMAILS).toEqual(['a@example.org', 'b@example.org']);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA'],
    [{ DATABASE_URL: 'mysql://localhost/vybac' }, 'DATABASE_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is wrong: write how many proxies'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
    [{ ADMIN_EMAIL: 'admin@example.org' }, 'ADMIN_PASSWORD'],
    [{ S3_BUCKET: 'uploads' }, 'S3_ACCESS_KEY_ID'],
    [{ ...PRODUCTION, TOKEN_SECRET: undefined }, 'TOKEN_SECRET'],
    [{ ...PRODUCTION, TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
    [{ ...PRODUCTION, PUBLIC_URL: undefined }, 'PUBLIC_URL'],
  ])('refuses %j with a sentence that names %s', (env, name) => {
    expect(() => loadSettings(env)).toThrow(SettingsError);
    expect(() => loadSettings(env)).toThrow(new RegExp(`${name}.*\\.`));
  });

  it('mails in the name of the brand, from the host people use, unless told otherwise', () => {
    const { mailFrom } = loadSettings({
      BRAND_NAME: 'Swap, "Town"',
      PUBLIC_URL: 'https://swap.example:8443',
    });
    expect(mailFrom).toBe('"Swap, Town" <no-reply@swap.example>');
    expect(loadSettings({ MAIL_FROM: 'Desk <desk@swap.example>' }).mailFrom).toBe('Desk <desk@swap.example>');
  });

  it('names every wrong setting at once', () => {
    expect(() => loadSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});

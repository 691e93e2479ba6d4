import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max } from 'class-validator';
import { AuthSettings } from '../auth/auth.settings.js';
import { DemoSettings } from '../life/demo.settings.js';
import { LogSettings } from '../observability/log.settings.js';
import { DatabaseSettings } from '../persistence/database.settings.js';
import { StorageSettings } from '../storage/storage.settings.js';
import { ProductSettings } from './product.settings.js';
import { ProxySettings } from './proxy.settings.js';
import { type ChecksTogether, loadSettings, ReadAtStart, type Settings, SettingsError } from './settings.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://vybac.example',
};

@ReadAtStart()
class BakerySettings implements ChecksTogether {
  @Type(() => Number)
  @IsInt()
  @Max(48)
  ROLLS_PER_TRAY = 12;

  @IsOptional()
  @IsString()
  BAKER?: string;

  wrongTogether(settings: Settings): string[] {
    const { BRAND_NAME } = settings.of(ProductSettings);
    return this.BAKER === BRAND_NAME ? ['BAKER is nobody: it is the name of the bakery.'] : [];
  }
}

describe('settings', () => {
  it('have a default for everything a laptop needs', () => {
    const settings = loadSettings({});
    expect(settings.of(ProductSettings)).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      DATA_DIR: '.data',
      publicUrl: 'http://localhost:3000',
    });
    expect(settings.of(DemoSettings).DEMO_DATA).toBe(true);
  });

  it('are numbers, flags and lists, and an empty value is none', () => {
    const settings = loadSettings({
      PORT: '8080',
      DEMO_DATA: 'FALSE',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      DATABASE_URL: '',
      PUBLIC_URL: 'https://vybac.example/',
      SOCIAL_LINKS: 'https://mastodon.social/@vybac, https://www.instagram.com/vybac/,',
    });
    expect(settings.of(ProductSettings)).toMatchObject({
      PORT: 8080,
      publicUrl: 'https://vybac.example',
      SOCIAL_LINKS: ['https://mastodon.social/@vybac', 'https://www.instagram.com/vybac/'],
    });
    expect(settings.of(DemoSettings).DEMO_DATA).toBe(false);
    expect(settings.of(ProxySettings).TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8']);
    expect(settings.of(DatabaseSettings).DATABASE_URL).toBeUndefined();
  });

  it('are declared by whoever they are for, and nowhere else', () => {
    const settings = loadSettings({ ROLLS_PER_TRAY: '24', BAKER: 'Ines', PORT: '8080', HOME: '/root' });
    expect({ ...settings.of(BakerySettings) }).toEqual({ ROLLS_PER_TRAY: 24, BAKER: 'Ines' });
    const own = settings.providers().find(({ provide }) => provide === BakerySettings);
    expect(own?.useValue).toBe(settings.of(BakerySettings));
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SOCIAL_LINKS: 'https://x.com/vybac,http://x.com/vybac' }, 'SOCIAL_LINKS'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA'],
    [{ DATABASE_URL: 'mysql://localhost/vybac' }, 'DATABASE_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is wrong: write how many proxies'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
    [{ S3_BUCKET: 'uploads' }, 'S3_ACCESS_KEY_ID'],
    [{ ...PRODUCTION, TOKEN_SECRET: undefined }, 'TOKEN_SECRET'],
    [{ ...PRODUCTION, TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
    [{ ...PRODUCTION, PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    [{ ROLLS_PER_TRAY: '60' }, 'ROLLS_PER_TRAY'],
    [{ BAKER: 'Crust', BRAND_NAME: 'Crust' }, 'BAKER'],
  ])('%j is refused with a sentence that names %s', (env, name) => {
    expect(() => loadSettings(env)).toThrow(SettingsError);
    expect(() => loadSettings(env)).toThrow(new RegExp(`${name}.*\\.`));
  });

  it('that are wrong are all named at once, whoever they are for', () => {
    const env = { PORT: 'x', LOG_LEVEL: 'loud', S3_BUCKET: 'uploads', ROLLS_PER_TRAY: 'many' };
    expect(() => loadSettings(env)).toThrow(/^LOG_LEVEL.*\nPORT.*\nROLLS_PER_TRAY.*\nS3_BUCKET.*$/);
  });

  it('are those of the owners that are there', () => {
    const there = loadSettings(PRODUCTION);
    expect(there.of(AuthSettings).TOKEN_SECRET).toBe(PRODUCTION.TOKEN_SECRET);
    expect(there.of(LogSettings).LOG_LEVEL).toBe('info');
    expect(there.of(StorageSettings).S3_REGION).toBe('us-east-1');
  });
});

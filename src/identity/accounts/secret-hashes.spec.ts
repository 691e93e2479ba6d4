import { describe, expect, it } from '@jest/globals';
import { ProductSettings } from '#platform/config/product.settings';
import { loadSettings } from '#platform/config/settings';
import { SecretHashes } from './secret-hashes.js';

describe('Hashes of secrets', () => {
  const hashes = new SecretHashes(loadSettings({ NODE_ENV: 'test' }).of(ProductSettings));

  it('are matched by their secret alone', async () => {
    const stored = await hashes.hash('secret');
    expect(stored).toMatch(/^\$argon2id\$/);
    expect(await hashes.matches(stored, 'secret')).toBe(true);
    expect(await hashes.matches(stored, 'Secret')).toBe(false);
  });

  it('are other ones each time', async () => {
    expect(await hashes.hash('secret')).not.toBe(await hashes.hash('secret'));
  });

  it('that do not exist are matched by nothing', async () => {
    for (const missing of [null, undefined])
      expect(await hashes.matches(missing, 'nobody has this one')).toBe(false);
  });

  it('are made with the cost that OWASP advises', async () => {
    const strong = new SecretHashes(loadSettings({ NODE_ENV: 'development' }).of(ProductSettings));
    expect(await strong.hash('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('are made in turn, and refused when too many wait', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 400 }, () => hashes.hash('secret')));
    const done = asked.filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(302);
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'platform.unavailable' },
    });
    expect(await hashes.hash('secret')).toBeTruthy();
  });
});

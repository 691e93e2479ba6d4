import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '#contract/time';
import { hashOf } from '#platform/auth/secret-token';
import { Profile } from '../profiles/profile.entity.js';
import { RefreshToken } from './refresh-token.entity.js';
import { Session } from './session.entity.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

const session = () => Session.open(Profile.guest({ guestId: 'Guest-ABCD7F2K', pinHash: 'hash' }, NOW), NOW);

const spent = () => {
  const { token } = RefreshToken.issue(session(), NOW);
  token.spend(NOW);
  return { token, successor: RefreshToken.issue(token.session, NOW, token).token };
};

describe('A refresh token', () => {
  it('is known to the database only by its hash', () => {
    const { token, secret } = RefreshToken.issue(session(), NOW);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(token.hash).toBe(hashOf(secret));
    expect(JSON.stringify(token)).not.toContain(secret);
  });

  it('is spent once, with ten seconds for parallel tabs', () => {
    const { token } = RefreshToken.issue(session(), NOW);
    expect(token.spend(after(DAY_MS))).toBe(true);
    expect(token.spend(after(DAY_MS + 10_000))).toBe(true);
    expect(token.spend(after(DAY_MS + 10_001))).toBe(false);
    expect(token.usedAt).toEqual(after(DAY_MS));
  });

  describe('that comes back after ten seconds', () => {
    it('is taken once more while its successor is unused, which is revoked', () => {
      const { token, successor } = spent();
      expect(token.spend(after(12_000), [successor])).toBe(true);
      expect(successor.revokedAt).toEqual(after(12_000));
      expect(successor.spend(after(13_000))).toBe(false);
      expect(token.spend(after(22_000), [successor])).toBe(true);
    });

    it('is refused once its successor has been used', () => {
      const { token, successor } = spent();
      successor.spend(after(1000));
      expect(token.spend(after(12_000), [successor])).toBe(false);
      expect(successor.revokedAt).toBeNull();
    });
  });
});

describe('A session', () => {
  it('is over thirty days after it was last extended', () => {
    const open = session();
    expect(open.isOver(after(30 * DAY_MS - 1))).toBe(false);
    expect(open.isOver(after(30 * DAY_MS))).toBe(true);
    open.extend(after(10 * DAY_MS));
    expect(open.isOver(after(40 * DAY_MS - 1))).toBe(false);
  });

  it('is over when it is ended, for the reason given first', () => {
    const open = session();
    open.end('refresh-token-reused', after(1));
    open.end('signed-out', after(2));
    expect(open.isOver(after(3))).toBe(true);
    expect(open).toMatchObject({ revokedAt: after(1), revokedBecause: 'refresh-token-reused' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { recordedEvents } from '#platform/outbox/domain-event';
import { ProfileDeleted } from '../identity.contract.js';
import { Profile } from './profile.entity.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T11:00:00Z');

const member = () =>
  Profile.member(
    { username: 'ada', email: 'ada@example.org', passwordHash: 'hash', guestToBring: null },
    NOW,
  );
const guest = () => Profile.guest({ guestId: 'Guest-ABCD7F2K', pinHash: 'hash' }, NOW);

describe('A profile', () => {
  it('shows the full name, else the username, else the end of the Guest ID', () => {
    const profile = member();
    expect(profile.displayName).toBe('ada');
    profile.edit({ fullName: 'Ada Lovelace' }, LATER);
    expect(profile.displayName).toBe('Ada Lovelace');
    expect(guest().displayName).toBe('Guest 7F2K');
  });

  it('keeps what an edit leaves out', () => {
    const profile = member();
    profile.edit({ fullName: 'Ada', bio: 'Hello' }, NOW);
    profile.edit({ bio: null }, LATER);
    expect(profile).toMatchObject({ fullName: 'Ada', bio: null });
  });

  it('keeps the moment its address was confirmed first', () => {
    const profile = member();
    profile.confirmEmail(NOW);
    profile.confirmEmail(LATER);
    expect(profile.emailConfirmedAt).toEqual(NOW);
  });

  it('becomes an administrator with the password of the operator', () => {
    const profile = member();
    profile.guestToBring = guest().id;
    profile.promote('operator', LATER);
    expect(profile).toMatchObject({
      role: 'admin',
      passwordHash: 'operator',
      emailConfirmedAt: LATER,
      madeAdminAs: 'ada@example.org',
    });
    expect(profile.guestToBring).toBeNull();
  });

  it('says that it goes', () => {
    const profile = guest();
    profile.leave();
    expect(recordedEvents(profile)).toEqual([new ProfileDeleted(profile.id, 'guest')]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { recordedEvents } from '#platform/outbox/domain-event';
import { ProfileChanged, ProfileDeleted } from '../identity.contract.js';
import { Profile } from './profile.entity.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T11:00:00Z');

const member = () =>
  Profile.member(
    { username: 'ada', email: 'ada@example.org', passwordHash: 'hash', guestToBring: null },
    NOW,
  );
const guest = () => Profile.guest({ guestId: 'Guest-ABCD7F2K', pinHash: 'hash' }, NOW);
const latest = (profile: Profile) => recordedEvents(profile).at(-1);

describe('A profile', () => {
  it('is announced with its whole public picture when it comes to be', () => {
    const profile = member();
    expect(recordedEvents(profile)).toEqual([
      new ProfileChanged(
        profile.id,
        'member',
        'ada',
        'ada',
        null,
        false,
        false,
        false,
        null,
        0,
        NOW.toISOString(),
        NOW.toISOString(),
      ),
    ]);
  });

  it('shows the full name, else the username, else the end of the Guest ID', () => {
    const profile = member();
    expect(profile.displayName).toBe('ada');
    profile.edit({ fullName: 'Ada Lovelace' }, LATER);
    expect(profile.displayName).toBe('Ada Lovelace');
    expect(guest().displayName).toBe('Guest 7F2K');
  });

  it('tells others of a change they can see, with its time', () => {
    const profile = member();
    profile.confirmEmail(LATER);
    expect(latest(profile)).toMatchObject({ hasConfirmedEmail: true, changedAt: LATER.toISOString() });
  });

  it('tells nobody of a change that only its person sees', () => {
    const profile = member();
    profile.edit({ bio: 'Hello', theme: 'dark', language: 'es', onboardingCompleted: true }, LATER);
    profile.changePassword('other hash', LATER);
    profile.seen(LATER);
    expect(recordedEvents(profile)).toHaveLength(1);
    expect(profile).toMatchObject({ bio: 'Hello', theme: 'dark', language: 'es', updatedAt: LATER });
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
    profile.promote('operator', LATER);
    expect(profile).toMatchObject({ role: 'admin', passwordHash: 'operator', emailConfirmedAt: LATER });
  });

  it('says that it goes', () => {
    const profile = guest();
    profile.leave();
    expect(latest(profile)).toEqual(new ProfileDeleted(profile.id, 'guest'));
  });
});

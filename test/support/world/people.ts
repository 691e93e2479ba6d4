import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { SecretHashes } from '../../../src/identity/accounts/secret-hashes.js';
import { newGuestCredentials } from '../../../src/identity/guests/guest-credentials.js';
import type { DirectoryRow } from '../../../src/identity/identity.contract.js';
import { Departure } from '../../../src/identity/profiles/departure.js';
import { Profile } from '../../../src/identity/profiles/profile.entity.js';
import type { SessionProfile } from '../../../src/identity/profiles/session-profile.dto.js';
import { Sessions } from '../../../src/identity/sessions/sessions.js';
import type { TestApp } from '../app/app.js';
import { Client } from '../app/client.js';

interface Person {
  /** Signed in: carries the access token and the refresh cookie. */
  client: Client;
  id: string;
  profile: SessionProfile;
}

export interface TestMember extends Person {
  username: string;
  email: string;
  password: string;
}

export interface TestGuest extends Person {
  guestId: string;
  pin: string;
}

export interface MemberOptions {
  username?: string;
  email?: string;
  password?: string;
  fullName?: string;
  phone?: string;
  confirmed?: boolean;
}

const VISITOR = { kind: 'visitor', address: '127.0.0.1' } as const;
let made = 0;

/** A member with a confirmed address, signed in. Made past the sign-up form, so its rate limits don't count. */
export function signUpMember(app: TestApp, options: MemberOptions = {}): Promise<TestMember> {
  return createMember(app, options, 'user');
}

/** An administrator, signed in. */
export function makeAdmin(app: TestApp, options: MemberOptions = {}): Promise<TestMember> {
  return createMember(app, options, 'admin');
}

/** A guest, signed in. Made past the guest form, so its rate limits don't count. */
export async function createGuest(app: TestApp): Promise<TestGuest> {
  const { guestId, pin } = newGuestCredentials();
  const pinHash = await app.nest.get(SecretHashes).hash(pin);
  const person = await signIn(app, Profile.guest({ guestId, pinHash }, new Date()));
  return { ...person, guestId, pin };
}

async function createMember(
  app: TestApp,
  options: MemberOptions,
  role: 'user' | 'admin',
): Promise<TestMember> {
  const number = ++made;
  const { username = `person_${number}`, password = 'correct horse', confirmed = true } = options;
  const email = options.email ?? `${username.toLowerCase()}@example.org`;
  const now = new Date();
  const passwordHash = await app.nest.get(SecretHashes).hash(password);
  const member = Profile.member({ username, email, passwordHash, guestToBring: null }, now);
  if (confirmed) member.confirmEmail(now);
  member.edit({ fullName: options.fullName, phone: options.phone }, now);
  member.role = role;
  return { ...(await signIn(app, member)), username, email, password };
}

/** What others see of a person. */
export const directoryRow = ({ db }: TestApp, id: string): Promise<DirectoryRow | undefined> =>
  db.first(sql<DirectoryRow>`select * from directory.people where id = ${id}`);

/** Closes somebody's account, as they or an administrator would. */
export const leaveForGood = ({ nest }: TestApp, { id }: { id: string }): Promise<void> =>
  nest.get(EntityManager).transactional(async (em) => {
    await nest.get(Departure).of(await em.findOneOrFail(Profile, id));
  });

/** Stores a profile and opens a session for it on a new client. */
function signIn(app: TestApp, profile: Profile): Promise<Person> {
  return app.nest.get(EntityManager).transactional(async (em) => {
    em.persist(profile);
    const { answer, refreshToken } = await app.nest.get(Sessions).open(profile, VISITOR);
    const client = new Client(app.url);
    client.accessToken = answer.accessToken;
    client.cookies.set('vybac_refresh', refreshToken);
    return { client, id: profile.id, profile: answer.profile };
  });
}

import { sql } from 'kysely';
import type { AcceptOutcome } from '#contract/monetization/referrals';
import { Clock } from '#platform/config/clock';
import { Addresses } from '../../../../src/monetization/referrals/addresses.js';
import type {
  Invitation,
  InvitationAnswered,
  OwnReferrals,
  ReferralCode,
  ReferredFriends,
} from '../../../../src/monetization/referrals/referral.dto.js';
import type { TestApp } from '../../app/app.js';
import type { Client } from '../../app/client.js';
import { publish } from '../listings.js';
import { createGuest, type TestGuest } from '../people.js';

interface Person {
  id: string;
  client: Client;
}

export const codeOf = async ({ client }: Pick<Person, 'client'>): Promise<string> =>
  (await client.post<ReferralCode>('/api/my-referrals/code')).body.code;

export const invitationOf = (client: Client, code: string) =>
  client.get<Invitation>(`/api/invitations/${code}`);

/** From that network address, if it matters. */
export const accept = async (
  { client }: Pick<Person, 'client'>,
  code: string,
  from?: string,
): Promise<AcceptOutcome> => {
  const headers = from ? { headers: { 'x-forwarded-for': from } } : {};
  const answer = await client.call<InvitationAnswered>(
    'POST',
    `/api/invitations/${code}/acceptance`,
    headers,
  );
  return answer.body.outcome;
};

export const referralsOf = async ({ client }: Pick<Person, 'client'>): Promise<OwnReferrals> =>
  (await client.get<OwnReferrals>('/api/my-referrals')).body;

export const friendsOf = async ({ client }: Pick<Person, 'client'>, query = ''): Promise<ReferredFriends> =>
  (await client.get<ReferredFriends>(`/api/my-referrals/friends${query}`)).body;

export const statesOf = async (person: Pick<Person, 'client'>): Promise<string[]> =>
  (await friendsOf(person)).items.map(({ state }) => state);

/** What became of a friend's referral, as it is stored. */
export const storedReferral = ({ db }: TestApp, friend: { id: string }) =>
  db.first(sql<{ id: string; state: string; reason: string | null; referrerId: string | null }>`
    select id, state, reason, referrer_id as "referrerId" from monetization.referrals where friend_id = ${friend.id}`);

/** A guest who is new by the clock of the application under test. */
export async function aNewcomer(app: TestApp): Promise<TestGuest> {
  const guest = await createGuest(app);
  const now = app.nest.get(Clock).now();
  await app.db.rows(sql`update directory.people set member_since = ${now} where id = ${guest.id}`);
  return guest;
}

/** One who came by somebody's link and published a first listing. */
export async function aFriendWhoSells(app: TestApp, code: string): Promise<TestGuest & { listing: string }> {
  const friend = await aNewcomer(app);
  await accept(friend, code);
  const listing = await publish(friend.client);
  await app.outbox.delivered();
  return { ...friend, listing };
}

/** Somebody new comes by another's link, from a network of their own, and brings a friend along. */
export async function comeByInvitation(app: TestApp, person: Person, by: Person): Promise<void> {
  await accept(person, await codeOf(by));
  await accept(await createGuest(app), await codeOf(person));
  await app.nest.get(Addresses).note(person.id, '203.0.113.9');
}

import { sql } from 'kysely';
import { newSecretToken } from '#platform/auth/secret-token';

/** Held while somebody's searches, and with them the addresses they name, become more or fewer. */
export const searchesLock = (personId: string): string => `catalog.saved-searches-of:${personId}`;

/** A row when an address wants what the searches of this guest find. */
export const consentOf = (personId: string, email: string) => sql`
  select from catalog.search_addresses
  where person_id = ${personId} and email = ${email} and confirmed_at is not null`;

/** An address that is new, or has said stop, gets a token of its own: those of before say nothing any more. */
export const nameAddress = (personId: string, email: string) => sql<{ token: string; confirmed: boolean }>`
  insert into catalog.search_addresses as known (person_id, email, confirm_token, stop_token)
  values (${personId}, ${email}, ${newSecretToken()}, ${newSecretToken()})
  on conflict (person_id, email) do update set confirm_token = coalesce(known.confirm_token, excluded.confirm_token)
  returning confirm_token as token, confirmed_at is not null as confirmed`;

/** An address that no search names any more is none of ours, and what it said is forgotten with it. */
export const forgetUnnamed = (personId: string) => sql`
  delete from catalog.search_addresses address where person_id = ${personId} and not exists (
    select from catalog.saved_searches search
    where search.person_id = address.person_id and search.email = address.email)`;

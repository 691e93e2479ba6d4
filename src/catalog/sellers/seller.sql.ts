import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';

/**
 * Makes sure the catalog knows a seller, and locks their row until the transaction ends: whatever counts a seller's
 * listings does so behind this lock. (Their profile's event may still be on its way here.)
 */
export const lockSeller = ({ id, kind, name }: Pick<SignedIn, 'id' | 'kind' | 'name'>) =>
  sql`
    insert into catalog.sellers (id, kind, name) values (${id}, ${kind}, ${name})
    on conflict (id) do update set id = excluded.id`;

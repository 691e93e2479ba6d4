import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Profile } from './profile.entity.js';

/**
 * A person, locked and read anew, within a transaction; null once they are gone. What was decided before, on what was read
 * then, is to be looked at again. The reading also changes a `Profile` that the caller has: keep what is to be compared.
 */
export const lockProfile = (em: EntityManager, id: string): Promise<Profile | null> =>
  em.findOne(Profile, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

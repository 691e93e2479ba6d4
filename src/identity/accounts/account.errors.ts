import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '#platform/http/domain-error';

export class UsernameTaken extends DomainError {
  constructor() {
    super('identity.username-taken', 'conflict', {}, [{ field: 'username', code: 'username-taken' }]);
  }
}

export class EmailRegistered extends DomainError {
  constructor() {
    super('identity.email-registered', 'conflict');
  }
}

/**
 * Names what is taken when the database lets only one of two people have it.
 * @throws UsernameTaken or EmailRegistered, by the index that was hit; any other error as it came.
 */
export function refuseTaken(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'profiles_username' || constraint === 'profiles_username_skeleton')
      throw new UsernameTaken();
    if (constraint === 'profiles_email') throw new EmailRegistered();
  }
  throw error;
}

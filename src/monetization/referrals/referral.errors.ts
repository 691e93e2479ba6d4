import { DomainError } from '#platform/http/domain-error';

export class InvitationNotFound extends DomainError {
  constructor() {
    super('monetization.invitation-not-found', 'not-found');
  }
}

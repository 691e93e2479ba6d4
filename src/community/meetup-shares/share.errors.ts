import { DomainError } from '#platform/http/domain-error';

/** There is none, it was taken back, or it ended: who asks cannot tell the difference. */
export class ShareEnded extends DomainError {
  constructor() {
    super('community.share-ended', 'not-found');
  }
}

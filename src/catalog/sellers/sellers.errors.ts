import { DomainError } from '#platform/http/domain-error';

export class SellerNotFound extends DomainError {
  constructor(id: string) {
    super('catalog.seller-not-found', 'not-found', { id });
  }
}

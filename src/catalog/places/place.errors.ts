import { DomainError } from '#platform/http/domain-error';

/** No place is known there, or not far from there. */
export class NoPlaceNear extends DomainError {
  constructor() {
    super('catalog.no-place-near', 'not-found');
  }
}

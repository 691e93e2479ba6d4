import { DomainError } from '#platform/http/domain-error';

export class LinkNoLongerValid extends DomainError {
  constructor() {
    super('identity.link-no-longer-valid', 'invalid');
  }
}

/** Whoever is signed in is somebody else. Who holds the link may know its address: using it tells as much. */
export class LinkOfAnother extends DomainError {
  constructor(email: string) {
    super('identity.link-of-another', 'conflict', { email });
  }
}

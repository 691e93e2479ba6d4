import { Injectable } from '@nestjs/common';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { KeyedHash } from '#platform/auth/keyed-hash';

/** Who looks at a listing or shares it is counted once a day. */
@Injectable()
export class KnownAgain {
  constructor(private readonly hashes: KeyedHash) {}

  /** The person; of a visitor a hash of their network address, which on another `day` (ISO 8601) is another one. */
  on(day: string, actor: Actor): string {
    return isSignedIn(actor) ? actor.id : this.hashes.of(`catalog.visitor ${day}`, actor.address);
  }
}

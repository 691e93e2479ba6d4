import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Leaving } from '#platform/life/leaving';
import type { Profile } from './profile.entity.js';

/** The one way out: whoever leaves is forgotten everywhere, in the transaction in which their profile goes. */
@Injectable()
export class Departure {
  constructor(
    private readonly em: EntityManager,
    private readonly leaving: Leaving,
  ) {}

  /** Within the caller's transaction, behind the lock of the profile. `joinedId`: the member whom a guest becomes. */
  async of(person: Profile, joinedId?: string): Promise<void> {
    await this.leaving.forget(person);
    person.leave(joinedId);
    this.em.remove(person);
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { DEMO_PASSWORD, demoEmailOf } from '../identity.contract.js';
import { Profile } from '../profiles/profile.entity.js';
import { DEMO_PEOPLE, type DemoMember } from './demo-people.js';

const MONTH_MINUTES = 30 * 24 * 60;

@Injectable()
@OnDemo({ makes: 'person' })
export class SeedPeopleOnDemo implements DemoSeed {
  constructor(
    private readonly em: EntityManager,
    private readonly hashes: SecretHashes,
  ) {}

  /** Others may be here already: administrators are made at start, too. */
  async isSettled(): Promise<boolean> {
    const usernames = DEMO_PEOPLE.flatMap((person) => (person.kind === 'member' ? [person.username] : []));
    return (await this.em.fork().count(Profile, { username: { $in: usernames } })) > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const person of DEMO_PEOPLE) {
      const secret = await this.hashes.hash(DEMO_PASSWORD);
      const profile =
        person.kind === 'guest'
          ? Profile.guest({ guestId: person.guestId, pinHash: secret }, town.now)
          : member(person, secret, town);
      profile.seen(town.now);
      // They have been around for a while.
      profile.edit({ onboardingCompleted: true }, town.now);
      await this.em.persist(profile).flush();
      town.settle('person', person.key, profile.id);
    }
  }
}

function member(person: DemoMember, passwordHash: string, town: DemoTown): Profile {
  const { username, fullName, bio, phone, verified, memberSinceMonths } = person;
  const since = town.ago(memberSinceMonths * MONTH_MINUTES);
  const email = demoEmailOf(username);
  const profile = Profile.member({ username, email, passwordHash, guestToBring: null }, since);
  // Verification is earned elsewhere; here it is part of the story.
  profile.verifiedSeller = verified;
  profile.confirmEmail(since);
  profile.edit({ fullName, bio, phone }, town.now);
  return profile;
}

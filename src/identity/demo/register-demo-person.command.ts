import { EntityManager } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DEMO_PASSWORD, demoEmailOf, RegisterDemoPerson } from '../identity.contract.js';
import { Profile } from '../profiles/profile.entity.js';
import { SecretHashes } from '../profiles/secret-hashes.js';

@CommandHandler(RegisterDemoPerson)
export class RegisterDemoPersonHandler implements ICommandHandler<RegisterDemoPerson> {
  constructor(
    private readonly em: EntityManager,
    private readonly hashes: SecretHashes,
  ) {}

  async execute({ person, memberSince }: RegisterDemoPerson): Promise<string> {
    const secret = await this.hashes.hash(DEMO_PASSWORD);
    const profile =
      person.kind === 'guest'
        ? Profile.guest({ guestId: person.guestId, pinHash: secret }, memberSince)
        : this.member(person, secret, memberSince);
    profile.seen(new Date());
    await this.em.persist(profile).flush();
    return profile.id;
  }

  private member(
    {
      username,
      fullName,
      bio,
      phone,
      ...standing
    }: Extract<RegisterDemoPerson['person'], { kind: 'member' }>,
    passwordHash: string,
    memberSince: Date,
  ): Profile {
    const email = demoEmailOf(username);
    const member = Profile.member({ username, email, passwordHash, guestToBring: null }, memberSince);
    // Verification is earned elsewhere; here it is part of the story.
    Object.assign(member, { ...standing, kind: 'member' });
    member.confirmEmail(memberSince);
    member.edit({ fullName, bio, phone }, new Date());
    return member;
  }
}

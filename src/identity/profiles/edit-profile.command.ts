import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { skeletonOf } from '#contract/accounts/names';
import type { SignedIn } from '#platform/auth/actor';
import { SessionExpired } from '#platform/auth/auth.errors';
import { Clock } from '#platform/config/clock';
import { Entitlements } from '../entitlements/entitlements.js';
import { lockProfile } from './lock-profile.js';
import { ownProfileOf } from './own-profile.js';
import type { OwnProfile } from './profile.dto.js';
import { Profile, type ProfileChanges } from './profile.entity.js';
import { MembersOnly, NameTaken } from './profile.errors.js';

/** Changes what a person says of themselves and how they like the screens. */
export class EditProfile extends Command<OwnProfile> {
  constructor(
    readonly actor: SignedIn,
    readonly changes: ProfileChanges,
  ) {
    super();
  }
}

@CommandHandler(EditProfile)
export class EditProfileHandler implements ICommandHandler<EditProfile> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly entitlements: Entitlements,
  ) {}

  execute({ actor, changes }: EditProfile): Promise<OwnProfile> {
    return this.em.transactional(async (em) => {
      // Locked, because an edit keeps what it leaves out.
      const profile = await lockProfile(em, actor.id);
      if (!profile) throw new SessionExpired();
      const { fullName, bio, phone } = changes;
      if (profile.kind === 'guest' && (fullName || bio || phone)) throw new MembersOnly();
      if (fullName && fullName !== profile.fullName) await this.refuseLookAlike(em, profile, fullName);
      profile.edit(changes, this.clock.now());
      return ownProfileOf(profile, await this.entitlements.ofPerson(profile));
    });
  }

  /** A full name may be anybody's, but not what another member is known by. */
  private async refuseLookAlike(em: EntityManager, { id }: Profile, fullName: string): Promise<void> {
    const usernameSkeleton = skeletonOf(fullName);
    if ((await em.count(Profile, { usernameSkeleton, id: { $ne: id } })) > 0) throw new NameTaken();
  }
}

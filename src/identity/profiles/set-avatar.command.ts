import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionExpired } from '#platform/auth/auth.errors';
import { Clock } from '#platform/config/clock';
import { MediaLibrary } from '#platform/media/media-library';
import { Entitlements } from '../entitlements/entitlements.js';
import { avatarUsage } from './avatar-usage.js';
import { lockProfile } from './lock-profile.js';
import { ownProfileOf } from './own-profile.js';
import type { OwnProfile } from './profile.dto.js';

/** Shows an uploaded picture as a person's avatar, or none. */
export class SetAvatar extends Command<OwnProfile> {
  constructor(
    readonly profileId: string,
    readonly imageId: string | null,
  ) {
    super();
  }
}

@CommandHandler(SetAvatar)
export class SetAvatarHandler implements ICommandHandler<SetAvatar> {
  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaLibrary,
    private readonly clock: Clock,
    private readonly entitlements: Entitlements,
  ) {}

  execute({ profileId, imageId }: SetAvatar): Promise<OwnProfile> {
    return this.em.transactional(async (em) => {
      const profile = await lockProfile(em, profileId);
      if (!profile) throw new SessionExpired();
      const wanted = imageId ? [imageId] : [];
      const [image = null] = await this.media.images(wanted, profileId);
      // The old one first: it may be the wanted one.
      await this.media.detach(profile.avatar ? [profile.avatar.id] : []);
      await this.media.attach(wanted, profileId, avatarUsage(profileId));
      profile.showAvatar(image, this.clock.now());
      return ownProfileOf(profile, await this.entitlements.ofPerson(profile));
    });
  }
}

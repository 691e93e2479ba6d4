import { Injectable } from '@nestjs/common';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { MediaLibrary } from '#platform/media/media-library';
import { avatarUsage } from './avatar-usage.js';

/** The row itself goes with its transaction, and with it the sessions, devices and links that refer to it and the name in the directory. */
@Injectable()
@OnLeaving('identity.profiles.*', 'directory.people.*')
@Outlives({
  'directory.people.id': 'Nothing but "deleted": conversation partners read "Deleted user".',
  'identity.profiles.guest_to_bring':
    'That of a member; asked for when they confirm, it finds no such guest.',
})
export class ForgetProfileOnLeaving implements ForgetRule {
  constructor(private readonly media: MediaLibrary) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.media.detachFrom(avatarUsage(id));
  }
}

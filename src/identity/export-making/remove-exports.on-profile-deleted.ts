import { Injectable } from '@nestjs/common';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { ProfileDeleted } from '../identity.contract.js';
import { ExportRemoval } from './export-removal.js';

/** At once, though the job would find them: nothing of who has left is to lie about. */
@Injectable()
@ReactsTo(ProfileDeleted, { lane: 'outside' })
export class RemoveExportsOnProfileDeleted implements Reaction<ProfileDeleted> {
  constructor(private readonly removal: ExportRemoval) {}

  react(_: ProfileDeleted, { signal }: ReactionContext): Promise<void> {
    return this.removal.removeEnded(signal);
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { removeDraft } from '../listings/finished-draft.js';
import { DraftNotFound } from './draft.errors.js';

export class DeleteDraft extends Command<void> {
  constructor(
    readonly personId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteDraft)
export class DeleteDraftHandler implements ICommandHandler<DeleteDraft> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly media: MediaLibrary,
  ) {}

  async execute({ personId, id }: DeleteDraft): Promise<void> {
    const removed = await this.em.transactional(() => removeDraft(this.db, this.media, id, personId));
    if (!removed) throw new DraftNotFound();
  }
}

import { Module } from '@nestjs/common';
import { DeleteDraftHandler } from './delete-draft.command.js';
import { DraftController } from './draft.controller.js';
import { ForgetDraftsOnLeaving } from './forget-drafts.on-leaving.js';
import { KeepDraftHandler } from './keep-draft.command.js';
import { ListDraftsHandler } from './list-drafts.query.js';
import { ReadDraftHandler } from './read-draft.query.js';
import { RemoveOldDraftsJob } from './remove-old-drafts.job.js';
import { TakeDraftsOnJoining } from './take-drafts.on-joining.js';

/** Listings that were begun: on whichever device, and finished on another. */
@Module({
  controllers: [DraftController],
  providers: [
    KeepDraftHandler,
    DeleteDraftHandler,
    ListDraftsHandler,
    ReadDraftHandler,
    RemoveOldDraftsJob,
    ForgetDraftsOnLeaving,
    TakeDraftsOnJoining,
  ],
})
export class DraftsModule {}

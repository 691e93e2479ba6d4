import { Module } from '@nestjs/common';
import { ExportController } from '../export/export.controller.js';
import { ExportFiles } from '../export/export-files.js';
import { ExportStateOfHandler } from '../export/export-state.query.js';
import { ExportsInExport } from '../export/exports.in-export.js';
import { Exports } from '../export/exports.js';
import { ForgetExportsOnLeaving } from '../export/forget-exports.on-leaving.js';
import { LinkExportHandler } from '../export/link-export.command.js';
import { OpenExportHandler } from '../export/open-export.query.js';
import { RequestExportHandler } from '../export/request-export.command.js';
import { ExportArchive } from './export-archive.js';
import { ExportRemoval } from './export-removal.js';
import { MailExportOnExportMade } from './mail-export.on-export-made.js';
import { MakeExportOnExportRequested } from './make-export.on-export-requested.js';
import { RemoveExportsJob } from './remove-exports.job.js';
import { RemoveExportsOnProfileDeleted } from './remove-exports.on-profile-deleted.js';

/** Copies of everything somebody has here, to take along. */
@Module({
  controllers: [ExportController],
  providers: [
    Exports,
    ExportFiles,
    RequestExportHandler,
    ExportStateOfHandler,
    LinkExportHandler,
    OpenExportHandler,
    ForgetExportsOnLeaving,
    ExportsInExport,

    ExportArchive,
    MakeExportOnExportRequested,
    MailExportOnExportMade,
    ExportRemoval,
    RemoveExportsJob,
    RemoveExportsOnProfileDeleted,
  ],
})
export class ExportModule {}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Outbox } from '#platform/outbox/outbox';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { ExportRequested } from '../export/export-events.js';
import { ExportFiles } from '../export/export-files.js';
import { EXPORT_DAYS, Exports } from '../export/exports.js';
import { ExportMade } from '../identity.contract.js';
import { ExportArchive } from './export-archive.js';

/**
 * Makes the file. An instance that dies in between leaves nothing that is shown, and the next attempt writes under the
 * same key: there is one file, and it is whole.
 */
@Injectable()
@ReactsTo(ExportRequested, { lane: 'long' })
export class MakeExportOnExportRequested implements Reaction<ExportRequested> {
  constructor(
    private readonly em: EntityManager,
    private readonly exports: Exports,
    private readonly archive: ExportArchive,
    private readonly files: ExportFiles,
    private readonly outbox: Outbox,
  ) {}

  async react({ exportId }: ExportRequested, { signal }: ReactionContext): Promise<void> {
    const wanted = await this.exports.wanted(exportId);
    if (!wanted) return this.removeOrphan(exportId);
    const bytes = await this.files.put(exportId, this.archive.of(wanted, signal), signal);
    await this.finish(exportId, bytes);
    await this.removeOrphan(exportId);
  }

  private async finish(exportId: string, bytes: number): Promise<void> {
    await this.em.transactional(async () => {
      const personId = await this.exports.finish(exportId, bytes);
      if (personId) this.outbox.raise(new ExportMade(exportId, personId, EXPORT_DAYS), personId);
    });
  }

  /** Its person has left while it was being made. */
  private async removeOrphan(exportId: string): Promise<void> {
    if (!(await this.exports.isSomebodys(exportId))) await this.files.remove([exportId]);
  }
}

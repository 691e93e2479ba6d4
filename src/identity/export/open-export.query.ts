import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ProductSettings } from '#platform/config/product.settings';
import type { StoredObject } from '#platform/storage/object-storage';
import { ExportNotFound } from './export.errors.js';
import { ExportFiles } from './export-files.js';
import { Exports } from './exports.js';

/** A copy as its person keeps it. */
export interface OpenedExport extends StoredObject {
  readonly fileName: string;
}

/** The file that a ticket opens. */
export class OpenExport extends Query<OpenedExport> {
  constructor(readonly ticket: string) {
    super();
  }
}

@QueryHandler(OpenExport)
export class OpenExportHandler implements IQueryHandler<OpenExport> {
  constructor(
    private readonly exports: Exports,
    private readonly files: ExportFiles,
    private readonly settings: ProductSettings,
  ) {}

  async execute({ ticket }: OpenExport): Promise<OpenedExport> {
    const found = await this.exports.openedBy(ticket);
    const file = found && (await this.files.open(found.id));
    if (!file) throw new ExportNotFound();
    const brand = this.settings.BRAND_NAME.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return { ...file, fileName: `${brand}-${found.day}.zip` };
  }
}

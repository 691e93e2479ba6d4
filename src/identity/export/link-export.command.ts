import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HOUR_MINUTES } from '#contract/time';
import { RateLimits } from '#platform/throttle/rate-limits';
import type { ExportLink } from './export.dto.js';
import { ExportNotFound } from './export.errors.js';
import { Exports } from './exports.js';

const LINKS_AN_HOUR = 30;

/** A download is a link that a browser follows without the token of who is signed in: it carries a ticket instead. */
export class LinkExport extends Command<ExportLink> {
  constructor(readonly personId: string) {
    super();
  }
}

@CommandHandler(LinkExport)
export class LinkExportHandler implements ICommandHandler<LinkExport> {
  constructor(
    private readonly limits: RateLimits,
    private readonly exports: Exports,
  ) {}

  async execute({ personId }: LinkExport): Promise<ExportLink> {
    await this.limits.spend({
      rule: 'identity.export-link',
      key: personId,
      limit: LINKS_AN_HOUR,
      windowMinutes: HOUR_MINUTES,
    });
    const ticket = await this.exports.ticketFor(personId);
    if (!ticket) throw new ExportNotFound();
    return { path: `/api/exports/file?ticket=${ticket}` };
  }
}

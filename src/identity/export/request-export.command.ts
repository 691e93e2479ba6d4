import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { SessionExpired } from '#platform/auth/auth.errors';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { lockProfile } from '../profiles/lock-profile.js';
import { ExportOnceADay, ExportUnderWay } from './export.errors.js';
import { ExportRequested } from './export-events.js';
import { Exports } from './exports.js';

/** Begins a copy of everything the person has here; one at a time, and one a day. */
export class RequestExport extends Command<void> {
  constructor(readonly actor: SignedIn) {
    super();
  }
}

@CommandHandler(RequestExport)
export class RequestExportHandler implements ICommandHandler<RequestExport> {
  constructor(
    private readonly em: EntityManager,
    private readonly exports: Exports,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  execute({ actor: { id } }: RequestExport): Promise<void> {
    return this.em.transactional(async (em) => {
      // The lock makes of many requests at once one after the other.
      const person = await lockProfile(em, id);
      if (!person) throw new SessionExpired();
      await this.refuseAnother(id);
      const exportId = await this.exports.request(id);
      this.outbox.raise(new ExportRequested(exportId), exportId);
    });
  }

  private async refuseAnother(id: string): Promise<void> {
    const { latest, nextAt } = await this.exports.stateOf(id);
    if (!latest || !nextAt) return;
    if (!latest.readyAt) throw new ExportUnderWay();
    throw new ExportOnceADay(Math.ceil((Date.parse(nextAt) - this.clock.now().getTime()) / 1000));
  }
}

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { settingsPage } from '#contract/pages/identity';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ExportMade } from '../../identity/identity.contract.js';
import { NotifyPerson } from '../notifications.contract.js';

@Injectable()
@ReactsTo(ExportMade)
export class TellPersonOnExportMade implements Reaction<ExportMade> {
  constructor(private readonly commands: CommandBus) {}

  async react({ personId, days }: ExportMade): Promise<void> {
    const link = `${settingsPage.path}#your-data`;
    await this.commands.execute(
      new NotifyPerson(
        personId,
        { kind: 'other', code: 'export-ready', params: { days }, link },
        { subject: 'export' },
      ),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ReportReason } from '#contract/chat';
import { reportPage } from '#contract/pages/messaging';
import { pathTo } from '#contract/pages/page';
import {
  NotifyAdministrators,
  UnnameToAdministrators,
  WithdrawFromAdministrators,
} from '../../notifications/notifications.contract.js';

/** Every administrator learns of a reported conversation, once until they have read of it. */
@Injectable()
export class TellAdministrators {
  constructor(private readonly commands: CommandBus) {}

  async tell(reportId: string, reporter: string, reason: ReportReason): Promise<void> {
    const link = pathTo(reportPage.path, reportId);
    const params = { name: reporter, reason };
    await this.commands.execute(
      new NotifyAdministrators(
        { kind: 'other', code: 'conversation-reported', params, link },
        subjectOf(reportId),
      ),
    );
  }

  /** What they were told leads nowhere any more. */
  async withdraw(reportIds: readonly string[]): Promise<void> {
    await this.commands.execute(new WithdrawFromAdministrators(reportIds.map(subjectOf)));
  }

  /** Who reported these has left; the reports stay. */
  async unname(reportIds: readonly string[]): Promise<void> {
    await this.commands.execute(new UnnameToAdministrators(reportIds.map(subjectOf)));
  }
}

const subjectOf = (reportId: string) => `report:${reportId}`;

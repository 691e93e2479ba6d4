import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ReportReason } from '#contract/chat';
import { reportPage } from '#contract/pages/messaging';
import { pathTo } from '#contract/pages/page';
import { AdministratorIds } from '../../identity/identity.contract.js';
import { NotifyPerson, UnnameNotices, WithdrawNotices } from '../../notifications/notifications.contract.js';

/** Every administrator learns of a reported conversation, once until they have read of it. */
@Injectable()
export class TellAdministrators {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async tell(reportId: string, reporter: string, reason: ReportReason): Promise<void> {
    const link = pathTo(reportPage.path, reportId);
    const params = { name: reporter, reason };
    for (const administrator of await this.queries.execute(new AdministratorIds()))
      await this.commands.execute(
        new NotifyPerson(
          administrator,
          { kind: 'other', code: 'conversation-reported', params, link },
          { subject: subjectOf(reportId) },
        ),
      );
  }

  /** What they were told leads nowhere any more. */
  async withdraw(reportIds: readonly string[]): Promise<void> {
    await this.commands.execute(new WithdrawNotices(await this.placesOf(reportIds)));
  }

  /** Who reported these has left; the reports stay. */
  async unname(reportIds: readonly string[]): Promise<void> {
    await this.commands.execute(new UnnameNotices(await this.placesOf(reportIds)));
  }

  private async placesOf(reportIds: readonly string[]) {
    if (reportIds.length === 0) return [];
    const administrators = await this.queries.execute(new AdministratorIds());
    return administrators.flatMap((personId) =>
      reportIds.map((id) => ({ personId, subject: subjectOf(id) })),
    );
  }
}

const subjectOf = (reportId: string) => `report:${reportId}`;

import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { listingReportPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import type { ListingReportReason } from '#contract/reports';
import { AdministratorIds } from '../../identity/identity.contract.js';
import { NotifyPerson, WithdrawNotices } from '../../notifications/notifications.contract.js';

interface Told {
  id: string;
  reporterId: string;
  title: string;
  reason: ListingReportReason;
  ofComment: boolean;
}

/** Administrators learn of a report, and who made it that it has arrived. */
@Injectable()
export class ReportNotices {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async tell({ id, reporterId, title, reason, ofComment }: Told): Promise<void> {
    const subject = subjectOf(id);
    const code = ofComment ? 'comment-reported' : 'listing-reported';
    const link = pathTo(listingReportPage.path, id);
    for (const administrator of await this.queries.execute(new AdministratorIds()))
      await this.commands.execute(
        new NotifyPerson(
          administrator,
          { kind: 'other', code, params: { title, reason }, link },
          { subject },
        ),
      );
    await this.commands.execute(
      new NotifyPerson(
        reporterId,
        { kind: 'other', code: 'report-received', params: { title }, link: null },
        { subject: `${subject}:received` },
      ),
    );
  }

  /** What administrators were told leads nowhere any more. */
  async withdraw(reportIds: readonly string[]): Promise<void> {
    const administrators = await this.queries.execute(new AdministratorIds());
    const places = administrators.flatMap((personId) =>
      reportIds.map((id) => ({ personId, subject: subjectOf(id) })),
    );
    await this.commands.execute(new WithdrawNotices(places));
  }
}

const subjectOf = (reportId: string) => `listing-report:${reportId}`;

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { listingReportPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import type { ListingReportReason } from '#contract/reports';
import {
  NotifyAdministrators,
  NotifyPerson,
  WithdrawFromAdministrators,
} from '../../notifications/notifications.contract.js';

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
  constructor(private readonly commands: CommandBus) {}

  async tell({ id, reporterId, title, reason, ofComment }: Told): Promise<void> {
    const subject = subjectOf(id);
    const code = ofComment ? 'comment-reported' : 'listing-reported';
    const link = pathTo(listingReportPage.path, id);
    await this.commands.execute(
      new NotifyAdministrators({ kind: 'other', code, params: { title, reason }, link }, subject),
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
    await this.commands.execute(new WithdrawFromAdministrators(reportIds.map(subjectOf)));
  }
}

const subjectOf = (reportId: string) => `listing-report:${reportId}`;

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ReportReason } from '#contract/chat';
import type { Notice } from '#contract/notices/notices';
import { reviewReportPage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import {
  NotifyAdministrators,
  NotifyPerson,
  WithdrawFromAdministrators,
} from '../../notifications/notifications.contract.js';

export interface Reported {
  reporterId: string;
  /** Of the item. */
  title: string;
  reason: ReportReason;
  /** Whether who reported it may know what was sold. */
  isNamed: boolean;
}

/** Administrators learn of a report, and who made it that it has arrived. */
@Injectable()
export class ReviewReportNotices {
  constructor(private readonly commands: CommandBus) {}

  async tell({ id, reporterId, title, reason, isNamed }: Reported & { id: string }): Promise<void> {
    const notice = {
      kind: 'other',
      code: 'review-reported',
      params: { title, reason },
      link: pathTo(reviewReportPage.path, id),
    } as const;
    await this.commands.execute(new NotifyAdministrators(notice, subjectOf(id)));
    const told = { kind: 'other', link: null } as const;
    const received: Notice = isNamed
      ? { ...told, code: 'report-received', params: { title } }
      : { ...told, code: 'review-report-received', params: {} };
    await this.commands.execute(
      new NotifyPerson(reporterId, received, { subject: `${subjectOf(id)}:received` }),
    );
  }

  /** What administrators were told leads nowhere any more. */
  async withdraw(reportIds: readonly string[]): Promise<void> {
    await this.commands.execute(new WithdrawFromAdministrators(reportIds.map(subjectOf)));
  }
}

const subjectOf = (reportId: string) => `review-report:${reportId}`;

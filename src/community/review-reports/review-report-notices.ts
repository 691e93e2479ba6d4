import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ReportReason } from '#contract/chat';
import { reviewReportPage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import { AdministratorIds } from '../../identity/identity.contract.js';
import { NotifyPeople, NotifyPerson, WithdrawNotices } from '../../notifications/notifications.contract.js';

interface Told {
  id: string;
  reporterId: string;
  title: string;
  reason: ReportReason;
}

/** Administrators learn of a report, and who made it that it has arrived. */
@Injectable()
export class ReviewReportNotices {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async tell({ id, reporterId, title, reason }: Told): Promise<void> {
    const notice = {
      kind: 'other',
      code: 'review-reported',
      params: { title, reason },
      link: pathTo(reviewReportPage.path, id),
    } as const;
    const administrators = await this.queries.execute(new AdministratorIds());
    const told = administrators.map((personId) => ({ personId, notice }));
    await this.commands.execute(new NotifyPeople(told, subjectOf(id)));
    const received = { kind: 'other', code: 'report-received', params: { title }, link: null } as const;
    await this.commands.execute(
      new NotifyPerson(reporterId, received, { subject: `${subjectOf(id)}:received` }),
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

const subjectOf = (reportId: string) => `review-report:${reportId}`;

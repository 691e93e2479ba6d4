import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import { dashboardPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import {
  NotifyPerson,
  WithdrawFromAdministrators,
  WithdrawNotices,
} from '../../notifications/notifications.contract.js';

/** What people are told of a deal; each once, by its own subject. */
const TOLD = ['asked', 'shown', 'replied', 'removed', 'ring'] as const;
export type ToldOfDeal = (typeof TOLD)[number];

export const dealSubject = (saleId: string, told: ToldOfDeal): string => `deal:${saleId}:${told}`;

/** Opens the form over the list of what waits for a review. */
export const linkOfReview = (saleId: string): string =>
  `${pathTo(dashboardPage.path, 'reviews')}?review=${saleId}`;

/** Asks both sides of a deal for a review, and takes that back. */
@Injectable()
export class DealNotices {
  constructor(private readonly commands: CommandBus) {}

  async ask(people: readonly string[], saleId: string, title: string): Promise<void> {
    const notice = {
      kind: 'review',
      code: 'deal-review-asked',
      params: { title, days: REVIEW_LIMITS.openDays },
      link: linkOfReview(saleId),
    } as const;
    for (const personId of people)
      await this.commands.execute(
        new NotifyPerson(personId, notice, { subject: dealSubject(saleId, 'asked') }),
      );
  }

  /** They have written, or no longer can. */
  unask(people: readonly string[], saleId: string): Promise<void> {
    const subject = dealSubject(saleId, 'asked');
    return this.commands.execute(new WithdrawNotices(people.map((personId) => ({ personId, subject }))));
  }

  /** Whom it is about has left. */
  withdrawAll(places: readonly { personId: string; saleId: string }[]): Promise<void> {
    return this.commands.execute(
      new WithdrawNotices(
        places.flatMap(({ personId, saleId }) =>
          TOLD.map((told) => ({ personId, subject: dealSubject(saleId, told) })),
        ),
        'left',
      ),
    );
  }

  /** What administrators were told of the rings that these deals were of. */
  withdrawRings(saleIds: readonly string[]): Promise<void> {
    const subjects = saleIds.map((saleId) => dealSubject(saleId, 'ring'));
    return this.commands.execute(new WithdrawFromAdministrators(subjects, 'left'));
  }
}

import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { PaidTier } from '#contract/monetization/prices';
import { planNames } from '#contract/monetization/subscriptions';
import { whenIn } from '#contract/notices/notice-text';
import type { Notice } from '#contract/notices/notices';
import { subscriptionPage } from '#contract/pages/monetization';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { SubscriptionMoved } from '../subscriptions/subscription-events.js';

/** Where plans are seen to. */
const PLAN = subscriptionPage.path;

/** Who pays is told what came of it: of a payment that failed what happens next and until when, also by mail. */
@Injectable()
@ReactsTo(SubscriptionMoved)
export class TellSubscriberOnSubscriptionMoved implements Reaction<SubscriptionMoved> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async react(moved: SubscriptionMoved): Promise<void> {
    // Who got the money back for a second plan has the first one.
    if (moved.why === 'replaced') return;
    const found = await this.db.first(sql<{ tier: PaidTier }>`
      select tier from monetization.subscriptions where id = ${moved.subscriptionId}`);
    if (!found) return;
    const notice = noticeOf(moved, planNames[found.tier]);
    const subject = `plan:${moved.subscriptionId}`;
    await this.commands.execute(new NotifyPerson(moved.personId, notice, { subject }));
  }
}

function noticeOf({ move, until }: SubscriptionMoved, plan: string): Notice {
  const when = until ? whenIn(until, 'UTC') : '';
  switch (move) {
    case 'renewed':
      // Of this kind in the app alone: nobody needs a mail of what went as it should.
      return { kind: 'other', code: 'plan-renewed', params: { plan, when }, link: PLAN };
    case 'failed':
      return { kind: 'plan', code: 'plan-payment-failed', params: { plan, when }, link: PLAN };
    case 'came-back':
      return { kind: 'plan', code: 'plan-back', params: { plan }, link: PLAN };
    default:
      return { kind: 'plan', code: 'plan-ended', params: { plan }, link: PLAN };
  }
}

import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { AcceptedReferrals } from '../invitations/accepted-referrals.js';
import { PaymentMarkNoted } from '../payment-marks/payment-mark-noted.js';
import { friendPaysAlike } from '../payment-marks/pays-like.sql.js';
import { ClawBacks } from './claw-backs.js';

/** A friend who pays with the card of who invited them is no friend, nor is one who pays with that of an earlier friend. */
@Injectable()
@ReactsTo(PaymentMarkNoted)
export class ClawBackOnPaymentMarkNoted implements Reaction<PaymentMarkNoted> {
  constructor(
    private readonly accepted: AcceptedReferrals,
    private readonly clawBacks: ClawBacks,
  ) {}

  async react({ personId }: PaymentMarkNoted): Promise<void> {
    // Who accepts an invitation meanwhile is found here, or finds the mark.
    await this.accepted.lock();
    const concerned = sql`referral.friend_id in (
      select alike.person_id from monetization.payment_marks own
      join monetization.payment_marks alike on alike.hash = own.hash
      where own.person_id = ${personId})`;
    await this.clawBacks.end(sql`${concerned} and ${friendPaysAlike}`, 'same-payment');
  }
}

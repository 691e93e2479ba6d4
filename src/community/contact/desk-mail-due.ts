import type { DeskRecipient } from './desk.js';

/** One of those at the desk is to get what somebody wrote: each by an event of their own, so that a failure repeats no other's mail. */
export class DeskMailDue {
  static readonly type = 'community.desk-mail-due';
  constructor(
    readonly messageId: string,
    readonly recipient: DeskRecipient,
  ) {}
}

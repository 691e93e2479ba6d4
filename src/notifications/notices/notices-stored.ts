import type { NotificationShape } from '#contract/notices/notices';

/** Many people have been told of one thing. Not part of the contract. */
export class NoticesStored {
  static readonly type = 'notifications.stored';
  constructor(readonly notices: readonly { personId: string; shown: NotificationShape }[]) {}
}

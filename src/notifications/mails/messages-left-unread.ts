import type { NoticeKind } from '#contract/notices/notices';

/** Notifications of one kind have waited too long for a person, who is to get one mail about all of them. */
export class MessagesLeftUnread {
  static readonly type = 'notifications.left-unread';
  constructor(
    readonly personId: string,
    readonly notificationIds: readonly string[],
    /** None in an event of an earlier version, which was of messages. */
    readonly kind?: NoticeKind,
    /** ISO 8601: the `mailed_at` they were taken with. None in an event of an earlier version. */
    readonly takenAt?: string,
  ) {}
}

import type { Notice } from '#contract/notices/notices';

/** A person is to be told something. Not part of the contract. */
export class NotificationRaised {
  static readonly type = 'messaging.notification-raised';
  constructor(
    readonly personId: string,
    readonly notice: Notice,
    /** Its place in the person's list (`createdAt` is ISO 8601); null where they want no such notices in the app. */
    readonly listed: { id: string; createdAt: string } | null,
  ) {}
}

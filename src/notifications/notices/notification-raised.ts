import type { Notice } from '#contract/notices/notices';

export interface RaisedPlace {
  id: string;
  createdAt: string;
  /** Its person had read what it tells of before it could tell. */
  read?: boolean;
}

/** A person is to be told something. Not part of the contract. */
export class NotificationRaised {
  static readonly type = 'notifications.raised';
  constructor(
    readonly personId: string,
    readonly notice: Notice,
    /** Its place in the person's list (`createdAt` is ISO 8601); null where they want no such notices in the app. */
    readonly listed: RaisedPlace | null,
    /** The realtime room of those who have in sight what it tells of. */
    readonly room: string | null = null,
  ) {}
}

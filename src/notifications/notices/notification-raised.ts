import type { Notice } from '#contract/notices/notices';

export interface RaisedPlace {
  id: string;
  createdAt: string;
  /** Its person had read what it tells of before it could tell. */
  read?: boolean;
  /** Its person wants no such notices in the app: it is kept for its mail alone. */
  hidden?: boolean;
}

/** A person is to be told something. Not part of the contract. */
export class NotificationRaised {
  static readonly type = 'notifications.raised';
  constructor(
    readonly personId: string,
    readonly notice: Notice,
    /**
     * Its place among what is kept for the person (`createdAt` is ISO 8601); null in an event of an earlier version, where they
     * want no such notices in the app.
     */
    readonly listed: RaisedPlace | null,
    /** The realtime room of those who have in sight what it tells of. */
    readonly room: string | null = null,
  ) {}
}

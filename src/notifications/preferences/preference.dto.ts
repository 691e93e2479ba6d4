import { IsBoolean, IsIn } from 'class-validator';
import { NOTICE_KINDS, type NoticeKind } from '#contract/notices/notices';
import { IfGiven } from '#platform/http/if-given';
import { NestedList } from '#platform/http/nested';

export class NotificationPreference {
  kind!: NoticeKind;
  inApp!: boolean;
  byMail!: boolean;
}

export class NotificationPreferences {
  kinds!: NotificationPreference[];
  sound!: boolean;
}

export class NotificationChoice {
  @IsIn(NOTICE_KINDS)
  kind!: NoticeKind;

  @IfGiven()
  @IsBoolean()
  inApp?: boolean;

  @IfGiven()
  @IsBoolean()
  byMail?: boolean;
}

/** What is not given stays as it is: another tab, or a mail's link, may have changed it meanwhile. */
export class NotificationChoices {
  @NestedList(() => NotificationChoice, NOTICE_KINDS.length)
  kinds!: NotificationChoice[];

  @IfGiven()
  @IsBoolean()
  sound?: boolean;
}

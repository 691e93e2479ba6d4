import { IsBoolean, IsIn } from 'class-validator';
import { NOTICE_KINDS, type NoticeKind } from '#contract/notices/notices';
import { NestedList } from '#platform/http/nested';

export class NotificationPreference {
  @IsIn(NOTICE_KINDS)
  kind!: NoticeKind;

  @IsBoolean()
  inApp!: boolean;

  @IsBoolean()
  byMail!: boolean;
}

export class NotificationPreferences {
  @NestedList(() => NotificationPreference, NOTICE_KINDS.length)
  kinds!: NotificationPreference[];

  @IsBoolean()
  sound!: boolean;
}

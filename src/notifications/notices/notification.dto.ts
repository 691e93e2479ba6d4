import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import {
  NOTICE_KINDS,
  NOTIFICATION_LIMITS,
  type NoticeCode,
  type NoticeKind,
  type NotificationShape,
} from '#contract/notices/notices';
import { CursorField } from '#platform/http/cursor-field';
import { IfGiven } from '#platform/http/if-given';
import { NumberParam } from '#platform/http/params/number-param';

export class Notification implements NotificationShape {
  id!: string;
  @ApiProperty({ enum: NOTICE_KINDS })
  kind!: NoticeKind;
  /** Which words it is told with; see `params`. */
  @ApiProperty({ type: String })
  code!: NoticeCode;
  /** What the words are filled with. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  })
  params!: Record<string, string | number>;
  /** Path within the app. */
  link!: string | null;
  read!: boolean;
  createdAt!: string;
}

export class NotificationPage {
  items!: Notification[];
  nextCursor!: string | null;
  /** Of all, not only of this page; no more than 100 are counted. */
  unread!: number;
}

export class NotificationsParams {
  @CursorField()
  cursor?: string;

  @IfGiven()
  @NumberParam()
  @IsInt()
  @Min(1)
  @Max(NOTIFICATION_LIMITS.page)
  limit?: number;
}

import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  NOTICE_KINDS,
  NOTIFICATION_LIMITS,
  type NoticeCode,
  type NoticeKind,
  type NotificationShape,
} from '#contract/notices/notices';

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
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(NOTIFICATION_LIMITS.page)
  limit?: number;
}

export class NotificationPreference {
  @IsIn(NOTICE_KINDS)
  kind!: NoticeKind;

  @IsBoolean()
  inApp!: boolean;

  @IsBoolean()
  byMail!: boolean;
}

export class NotificationPreferences {
  @ValidateNested({ each: true })
  @Type(() => NotificationPreference)
  @ArrayMaxSize(NOTICE_KINDS.length)
  @IsArray()
  kinds!: NotificationPreference[];

  @IsBoolean()
  sound!: boolean;
}

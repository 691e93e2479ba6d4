import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { NOTICE_KINDS, type NoticeKind } from '#contract/notices/notices';

export class UnsubscribeParams {
  @IsString()
  @Matches(/^[\w-]{43}$/)
  token!: string;
}

export class MailsSwitchedOff {
  @ApiProperty({ enum: NOTICE_KINDS })
  kind!: NoticeKind;
}

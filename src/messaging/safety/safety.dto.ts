import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { CHAT_LIMITS, REPORT_REASONS, type ReportReason } from '#contract/chat';
import { CursorField } from '#platform/http/cursor-field';
import { IfGiven } from '#platform/http/if-given';
import { Trimmed } from '#platform/http/trimmed';
import { ChatMessage } from '../messages/message.dto.js';
import { ChatPerson } from '../people/person.dto.js';

export class ReportConversationBody {
  @IsIn(REPORT_REASONS, { message: 'reason-unknown' })
  reason!: ReportReason;

  @IfGiven()
  @Trimmed()
  @MaxLength(CHAT_LIMITS.reportDetails, {
    message: 'details-too-long',
    context: { max: CHAT_LIMITS.reportDetails },
  })
  @IsString()
  details?: string;
}

export class BlockedPeople {
  items!: ChatPerson[];
  nextCursor!: string | null;
}

export class BlockedPeopleParams {
  @CursorField()
  cursor?: string;
}

/** A reported conversation as it was then. */
export class ConversationReport {
  id!: string;
  conversationId!: string;
  reporter!: ChatPerson;
  reported!: ChatPerson;
  @ApiProperty({ enum: REPORT_REASONS })
  reason!: ReportReason;
  details!: string | null;
  /** The newest messages at the time of the report, oldest first. */
  messages!: ChatMessage[];
  createdAt!: string;
}

import { IsBoolean, IsInt, IsUUID, Max, Min } from 'class-validator';
import { IfGiven } from '#platform/http/if-given';
import { LowerCase } from '#platform/http/lower-case';
import { LARGEST_SEQ, SendMessageBody } from '../messages/message.dto.js';

export class OpenedConversation {
  @LowerCase()
  @IsUUID()
  conversationId!: string;
}

export class SentOverSocket extends SendMessageBody {
  @LowerCase()
  @IsUUID(undefined, { message: 'message-required' })
  conversationId!: string;
}

export class TypingIn extends OpenedConversation {
  @IsBoolean()
  typing!: boolean;
}

export class ReadUpTo extends OpenedConversation {
  @Max(LARGEST_SEQ)
  @Min(1)
  @IsInt()
  seq!: number;
}

export class ReceivedUpTo {
  @IfGiven()
  @LowerCase()
  @IsUUID()
  conversationId?: string;

  @IfGiven()
  @Max(LARGEST_SEQ)
  @Min(1)
  @IsInt()
  seq?: number;
}

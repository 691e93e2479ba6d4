import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { IfGiven } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { LARGEST_SEQ, SendMessageBody } from '../messages/message.dto.js';

export class OpenedConversation {
  @IsUUID()
  conversationId!: string;
}

export class SentOverSocket extends SendMessageBody {
  @IsUUID({ message: 'message-required' })
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
  @IsUUID()
  conversationId?: string;

  @IfGiven()
  @Max(LARGEST_SEQ)
  @Min(1)
  @IsInt()
  seq?: number;
}

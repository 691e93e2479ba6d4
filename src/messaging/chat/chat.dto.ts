import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsUUID, Max, Min } from 'class-validator';
import { IfGiven } from '#platform/http/if-given';
import { LARGEST_SEQ, SendMessageBody } from '../messages/message.dto.js';

/** Rooms and rows are named in lower case. */
const LowerCase = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value));

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

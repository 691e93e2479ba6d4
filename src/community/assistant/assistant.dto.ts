import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { AI_ENGINES, type AiEngine } from '#contract/ai/drafting';
import {
  ASSISTANT_LIMITS as LIMITS,
  SOURCE_KINDS,
  type SourceKind,
  TURN_SIDES,
  type TurnSide,
} from '#contract/community/assistant';
import { LANGUAGES, type Language } from '#contract/people';
import { IfGiven } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { NestedList } from '#platform/http/nested';
import { Trimmed } from '#platform/http/trimmed';

/** Something that was said before. */
export class AssistantTurn {
  @IsIn(TURN_SIDES)
  from!: TurnSide;

  @MaxLength(LIMITS.turn, { message: 'turn-too-long', context: { max: LIMITS.turn } })
  @IsString()
  text!: string;
}

export class AskAssistantBody {
  @Trimmed()
  @MaxLength(LIMITS.message, { message: 'question-too-long', context: { max: LIMITS.message } })
  @IsNotEmpty({ message: 'question-required' })
  @IsString({ message: 'question-required' })
  message!: string;

  /** The item that is looked at. */
  @IfGiven()
  @IsUUID()
  listingId?: string;

  /** The last things said, the latest at the end. */
  @IfGiven()
  @NestedList(() => AssistantTurn, LIMITS.turns)
  turns?: AssistantTurn[];

  /** Of the screen; a question in another one is answered in that. */
  @IfGiven()
  @IsIn(LANGUAGES)
  language?: Language;
}

/** Where an answer is from. */
export class AssistantSource {
  @ApiProperty({ enum: SOURCE_KINDS })
  kind!: SourceKind;
  title!: string;
  /** Within the product. */
  path!: string;
}

export class AssistantReply {
  reply!: string;
  sources!: AssistantSource[];
  /** False: the assistant does not know, and offers a person instead. */
  known!: boolean;
  @ApiProperty({ enum: AI_ENGINES })
  engine!: AiEngine;
  /** An AI endpoint is set and has failed. */
  fellBack!: boolean;
}

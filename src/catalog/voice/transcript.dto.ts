import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { AI_ENGINES, type AiEngine } from '#contract/ai/drafting';
import { IMPROVEMENT_KINDS, type ImprovementKind, VOICE_LIMITS } from '#contract/ai/voice';
import { IsUUID } from '#platform/http/is-uuid';

export class TranscriptEngine {
  /** Whether recordings can be transcribed here; if not, the browser's own recognition is used where there is one. */
  configured!: boolean;
}

export class TranscribeBody {
  /** One of the caller's own recordings. */
  @IsUUID({ message: 'audio-unknown' })
  audioId!: string;
}

export class Transcript {
  text!: string;
  /** From 0 to 1; null where the engine does not say. */
  @ApiProperty({ type: Number, nullable: true })
  confidence!: number | null;
}

export class ImproveTranscriptBody {
  @MaxLength(VOICE_LIMITS.transcript, {
    message: 'transcript-too-long',
    context: { max: VOICE_LIMITS.transcript },
  })
  @IsString()
  transcript!: string;

  @ApiProperty({ enum: IMPROVEMENT_KINDS })
  @IsIn(IMPROVEMENT_KINDS)
  kind!: ImprovementKind;
}

export class ImprovedTranscript {
  text!: string;
  @ApiProperty({ enum: AI_ENGINES })
  engine!: AiEngine;
  /** The endpoint that the operator has set has failed, and the product itself has stood in. */
  fellBack!: boolean;
}

import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { Trimmed } from '#platform/http/trimmed';

export class DraftTextBody {
  /** What the seller says of their thing, as they say it. */
  @Trimmed()
  @MaxLength(DRAFTING_LIMITS.text, {
    message: 'description-too-long',
    context: { max: DRAFTING_LIMITS.text },
  })
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  text!: string;
}

export class DraftSpeechBody {
  /** What the seller has said of their thing, as it was taken down, or as they have put it since. */
  @Trimmed()
  @MaxLength(DRAFTING_LIMITS.spoken, {
    message: 'description-too-long',
    context: { max: DRAFTING_LIMITS.spoken },
  })
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  text!: string;
}

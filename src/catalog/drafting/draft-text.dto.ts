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

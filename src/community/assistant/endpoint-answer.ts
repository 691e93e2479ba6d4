import { ArrayMaxSize, IsArray, IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';
import { ASSISTANT_LIMITS } from '#contract/community/assistant';

/** What a model answers: with it, the ids of the passages it has that from. */
export class EndpointAnswer {
  @MaxLength(ASSISTANT_LIMITS.turn)
  @MinLength(1)
  @IsString()
  reply!: string;

  @IsBoolean()
  known!: boolean;

  @IsString({ each: true })
  @ArrayMaxSize(ASSISTANT_LIMITS.sources)
  @IsArray()
  passages!: string[];
}

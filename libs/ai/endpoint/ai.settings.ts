import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { type ChecksTogether, ReadAtStart } from '#platform/config/settings';

/** The AI endpoint of the operator's choice: any that speaks OpenAI's protocol, one's own machine included. */
@ReadAtStart()
export class AiSettings implements ChecksTogether {
  /** Up to the version: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  AI_BASE_URL?: string;

  /** A model on one's own machine asks for none. */
  @IsOptional()
  @IsString()
  AI_API_KEY?: string;

  /** Each of the three may be left out: what it would do is done without the endpoint then. */
  @IsOptional()
  @IsString()
  AI_TEXT_MODEL?: string;

  @IsOptional()
  @IsString()
  AI_VISION_MODEL?: string;

  @IsOptional()
  @IsString()
  AI_TRANSCRIPTION_MODEL?: string;

  /** Seconds one answer may take, with everything that is tried for it. A model on one's own machine may need more. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(300)
  AI_TIME_LIMIT = 30;

  /** Calls, of all abilities together, that one person may cause in a day. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  AI_CALLS_PER_PERSON_DAILY = 100;

  /** And everybody together. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  AI_CALLS_DAILY = 2000;

  wrongTogether(): string[] {
    const models = [this.AI_TEXT_MODEL, this.AI_VISION_MODEL, this.AI_TRANSCRIPTION_MODEL].some(Boolean);
    if (!this.AI_BASE_URL && (models || this.AI_API_KEY))
      return ['AI_BASE_URL is missing: a key or a model of an AI endpoint needs its address.'];
    if (this.AI_BASE_URL && !models)
      return [
        'AI_TEXT_MODEL, AI_VISION_MODEL or AI_TRANSCRIPTION_MODEL is missing: AI_BASE_URL alone does nothing.',
      ];
    return [];
  }
}

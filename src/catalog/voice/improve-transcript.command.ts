import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { AiEndpoint } from '#ai/endpoint/ai-endpoint';
import { redacted } from '#ai/endpoint/redacted';
import { withFallback } from '#ai/endpoint/with-fallback';
import { departs } from '#ai/text-improvement/departs';
import { improveText } from '#ai/text-improvement/improve-text';
import { NoTranscript } from '#ai/text-improvement/improvement.errors';
import { type ImprovementKind, VOICE_LIMITS } from '#contract/ai/voice';
import type { Language } from '#contract/people';
import { HOUR_MINUTES } from '#contract/time';
import { RateLimits } from '#platform/throttle/rate-limits';
import { IMPROVEMENT_INSTRUCTIONS } from './improvement-instructions.js';
import type { ImprovedTranscript } from './transcript.dto.js';

/** What a model answers. A little longer than what it was given, for the marks and labels it adds. */
class ModelImprovement {
  @MinLength(1)
  @MaxLength(VOICE_LIMITS.transcript + 500)
  @IsString()
  text!: string;
}

/** Puts a transcript better. @throws NoTranscript where there is none */
export class ImproveTranscript extends Command<ImprovedTranscript> {
  constructor(
    readonly personId: string,
    readonly transcript: string,
    readonly kind: ImprovementKind,
    readonly language: Language,
    /** Says that nobody waits for it any more. */
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(ImproveTranscript)
export class ImproveTranscriptHandler implements ICommandHandler<ImproveTranscript> {
  constructor(
    private readonly endpoint: AiEndpoint,
    private readonly limits: RateLimits,
  ) {}

  async execute({
    personId,
    transcript,
    kind,
    language,
    signal,
  }: ImproveTranscript): Promise<ImprovedTranscript> {
    const material = transcript.trim();
    if (material === '') throw new NoTranscript();
    await this.limits.spend({
      rule: 'ai.improvements',
      key: personId,
      limit: VOICE_LIMITS.perHour,
      windowMinutes: HOUR_MINUTES,
    });
    const { value, engine, fellBack } = await withFallback(
      () => this.asked(personId, material, kind, signal),
      () => improveText(material, kind, language),
    );
    return { text: value, engine, fellBack };
  }

  private async asked(
    asker: string,
    material: string,
    kind: ImprovementKind,
    signal: AbortSignal,
  ): Promise<string> {
    const told = redacted(material);
    const { text } = await this.endpoint.ask({
      ability: 'improve-transcript',
      instructions: IMPROVEMENT_INSTRUCTIONS[kind],
      material,
      asker,
      signal,
      answer: ModelImprovement,
      refuse: (answer) => departs(told, answer.text, kind),
    });
    return text.trim();
  }
}

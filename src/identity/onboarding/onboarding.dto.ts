import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { ONBOARDING_STEPS, ONBOARDING_TOPICS, type OnboardingTopic } from '#contract/accounts/onboarding';

/** How far somebody has come in the introduction. */
export class OnboardingBody {
  @Max(ONBOARDING_STEPS)
  @Min(1)
  @IsInt()
  step!: number;

  @ApiProperty({ enum: ONBOARDING_TOPICS, isArray: true })
  @ArrayUnique()
  @IsIn(ONBOARDING_TOPICS, { each: true })
  @ArrayMaxSize(ONBOARDING_TOPICS.length)
  @IsArray()
  interests!: OnboardingTopic[];

  /** They are through. Once true it stays so, though somebody looks at it again. */
  @IsBoolean()
  completed!: boolean;
}

export class OnboardingState extends OnboardingBody {}

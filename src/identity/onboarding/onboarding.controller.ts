import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { OnboardingBody, OnboardingState } from './onboarding.dto.js';
import { ReadOnboarding } from './read-onboarding.query.js';
import { SaveOnboarding } from './save-onboarding.command.js';

/** The introduction for who is new. */
@ApiTags('onboarding')
@ApiBearerAuth()
@Controller('api/profile/onboarding')
@Access('signed-in')
export class OnboardingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  onboarding(@CurrentActor() { id }: SignedIn): Promise<OnboardingState> {
    return this.queries.execute(new ReadOnboarding(id));
  }

  @Put()
  @HttpCode(204)
  async saveOnboarding(@CurrentActor() { id }: SignedIn, @Body() reached: OnboardingBody): Promise<void> {
    await this.commands.execute(new SaveOnboarding(id, reached));
  }
}

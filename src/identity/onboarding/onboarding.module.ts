import { Module } from '@nestjs/common';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingInExport } from './onboarding.in-export.js';
import { ReadOnboardingHandler } from './read-onboarding.query.js';
import { SaveOnboardingHandler } from './save-onboarding.command.js';

/** The introduction for who is new. What is kept of it goes with the profile, by its foreign key. */
@Module({
  controllers: [OnboardingController],
  providers: [ReadOnboardingHandler, SaveOnboardingHandler, OnboardingInExport],
})
export class OnboardingModule {}

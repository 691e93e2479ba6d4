import { Module } from '@nestjs/common';
import { TellSubscriberOnSubscriptionMoved } from './tell-subscriber.on-subscription-moved.js';

/** What people are told of their plan. */
@Module({ providers: [TellSubscriberOnSubscriptionMoved] })
export class PlanNewsModule {}

import { Module } from '@nestjs/common';
import { StripeModule } from '../stripe/stripe.module.js';
import { AskStripeOnBillingEventReceived } from './ask-stripe.on-billing-event-received.js';
import { ReceiveEventHandler } from './receive-event.command.js';
import { WebhookController } from './webhook.controller.js';

/** What Stripe tells us. */
@Module({
  imports: [StripeModule],
  controllers: [WebhookController],
  providers: [ReceiveEventHandler, AskStripeOnBillingEventReceived],
})
export class StripeEventsModule {}

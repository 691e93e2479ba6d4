import { Module } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { Biller } from '../billing/biller.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { StripeSettings } from '../stripe/stripe.settings.js';
import { StripeBiller } from '../stripe/stripe-biller.js';
import { TestBiller } from '../test-billing/test-biller.js';
import { TestBillingModule } from '../test-billing/test-billing.module.js';
import { NoBiller } from './no-biller.js';

/** Who takes the money: Stripe where there is a key, else nobody in production, and the test checkout elsewhere. */
@Module({
  imports: [StripeModule, TestBillingModule],
  providers: [
    {
      provide: Biller,
      useFactory: (
        { isConfigured }: StripeSettings,
        { production }: ProductSettings,
        stripe: StripeBiller,
        test: TestBiller,
      ): Biller => {
        if (isConfigured) return stripe;
        return production ? new NoBiller() : test;
      },
      inject: [StripeSettings, ProductSettings, StripeBiller, TestBiller],
    },
  ],
  exports: [Biller],
})
export class BillersModule {}

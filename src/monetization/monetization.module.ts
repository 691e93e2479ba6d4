import { Module } from '@nestjs/common';
import { AssignedModule } from './assigned/assigned.module.js';
import { BoostsModule } from './boosts/boosts.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { ContactSalesModule } from './contact-sales/contact-sales.module.js';
import { CouponsModule } from './coupons/coupons.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { OrderDemoModule } from './order-demo/order-demo.module.js';
import { OrderEndingsModule } from './order-endings/order-endings.module.js';
import { OrderMovesModule } from './order-moves/order-moves.module.js';
import { OrderNewsModule } from './order-news/order-news.module.js';
import { OrderOpeningsModule } from './order-openings/order-openings.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PartnershipsModule } from './partnerships/partnerships.module.js';
import { PaymentHistoryModule } from './payment-history/payment-history.module.js';
import { PlanCreditsModule } from './plan-credits/plan-credits.module.js';
import { PlanDemoModule } from './plan-demo/plan-demo.module.js';
import { PlanNewsModule } from './plan-news/plan-news.module.js';
import { PricingModule } from './pricing/pricing.module.js';
import { ReferralLifeModule } from './referral-life/referral-life.module.js';
import { ReferralRewardsModule } from './referral-rewards/referral-rewards.module.js';
import { ReferralsModule } from './referrals/referrals.module.js';
import { RevenueModule } from './revenue/revenue.module.js';
import { RewardsModule } from './rewards/rewards.module.js';
import { StripeEventsModule } from './stripe-events/stripe-events.module.js';
import { StripeUpkeepModule } from './stripe-upkeep/stripe-upkeep.module.js';
import { TestCheckoutModule } from './test-checkout/test-checkout.module.js';

/** What pays for the place, and what brings people back. */
@Module({
  imports: [
    BoostsModule,
    AssignedModule,
    CheckoutModule,
    ContactSalesModule,
    CouponsModule,
    InvitationsModule,
    LedgerModule,
    OrderDemoModule,
    OrderEndingsModule,
    OrderMovesModule,
    OrderNewsModule,
    OrderOpeningsModule,
    OrdersModule,
    PartnershipsModule,
    PaymentHistoryModule,
    PricingModule,
    ReferralLifeModule,
    ReferralRewardsModule,
    ReferralsModule,
    PlanCreditsModule,
    PlanDemoModule,
    PlanNewsModule,
    RevenueModule,
    RewardsModule,
    StripeEventsModule,
    StripeUpkeepModule,
    TestCheckoutModule,
  ],
})
export class MonetizationModule {}

import { Module } from '@nestjs/common';
import { StripeModule } from '../stripe/stripe.module.js';
import { ReadRevenueHandler } from './read-revenue.query.js';
import { RevenueController } from './revenue.controller.js';

/** What the place has earned. */
@Module({ imports: [StripeModule], controllers: [RevenueController], providers: [ReadRevenueHandler] })
export class RevenueModule {}

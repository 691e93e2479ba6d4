import { Module } from '@nestjs/common';
import { ForgetGoneOnListingSold } from './forget-gone.on-listing-sold.js';
import { ForgetSalesOnLeaving } from './forget-sales.on-leaving.js';
import { TakeSalesOnJoining } from './take-sales.on-joining.js';

/** Whose a sale is when one of its two leaves or becomes a member. */
@Module({ providers: [ForgetSalesOnLeaving, ForgetGoneOnListingSold, TakeSalesOnJoining] })
export class SaleLifeModule {}

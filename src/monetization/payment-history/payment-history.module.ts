import { Module } from '@nestjs/common';
import { ListMyPaymentsHandler } from './list-my-payments.query.js';
import { PaymentHistoryController } from './payment-history.controller.js';

/** What people have paid, for their own eyes. */
@Module({ controllers: [PaymentHistoryController], providers: [ListMyPaymentsHandler] })
export class PaymentHistoryModule {}

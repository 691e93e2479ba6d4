import { Module } from '@nestjs/common';
import { ForgetPaymentMarksOnLeaving } from './forget-payment-marks.on-leaving.js';
import { PaymentMarks } from './payment-marks.js';

/** Who pays with the same card, without knowing which. */
@Module({ providers: [PaymentMarks, ForgetPaymentMarksOnLeaving], exports: [PaymentMarks] })
export class PaymentMarksModule {}

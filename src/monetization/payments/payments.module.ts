import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Books } from './books.js';
import { Payment } from './payment.entity.js';

/** The books. */
@Module({
  imports: [MikroOrmModule.forFeature([Payment])],
  providers: [Books],
  exports: [Books],
})
export class PaymentsModule {}

import { Module } from '@nestjs/common';
import { Prices } from './prices.js';

/** What plans cost. */
@Module({
  providers: [Prices],
  exports: [Prices],
})
export class PlansModule {}

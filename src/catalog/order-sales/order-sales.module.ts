import { Module } from '@nestjs/common';
import { SaleToHandler } from './sale-to.query.js';
import { VoidSaleHandler } from './void-sale.command.js';

/** What orders ask of sales. */
@Module({ providers: [SaleToHandler, VoidSaleHandler] })
export class OrderSalesModule {}

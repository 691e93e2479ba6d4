import { Module } from '@nestjs/common';
import { SaleStandsHandler } from './sale-stands.command.js';
import { SaleToHandler } from './sale-to.query.js';
import { VoidSaleHandler } from './void-sale.command.js';

/** What is asked of sales by whatever has to do with one. */
@Module({ providers: [SaleStandsHandler, SaleToHandler, VoidSaleHandler] })
export class OrderSalesModule {}

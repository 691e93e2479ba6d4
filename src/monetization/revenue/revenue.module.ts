import { Module } from '@nestjs/common';
import { ReadRevenueHandler } from './read-revenue.query.js';
import { RevenueController } from './revenue.controller.js';

/** What the place has earned. */
@Module({ controllers: [RevenueController], providers: [ReadRevenueHandler] })
export class RevenueModule {}

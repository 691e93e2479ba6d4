import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { ReadRevenue } from './read-revenue.query.js';
import { Revenue, RevenueParams } from './revenue.dto.js';

@ApiTags('plan-administration')
@ApiBearerAuth()
@Controller('api/admin/revenue')
@Access('admin')
export class RevenueController {
  constructor(private readonly queries: QueryBus) {}

  /** By month or day, in cents. */
  @Get()
  revenue(@Query() params: RevenueParams): Promise<Revenue> {
    return this.queries.execute(new ReadRevenue(params));
  }
}

import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { ListPlans } from './list-plans.query.js';
import { PlansAnswer } from './plans.dto.js';

@ApiTags('plans')
@Controller('api/plans')
@Access('anyone')
export class PlansController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  plans(): Promise<PlansAnswer> {
    return this.queries.execute(new ListPlans());
  }
}

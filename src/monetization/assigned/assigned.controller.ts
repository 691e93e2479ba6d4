import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { UuidOr } from '#platform/http/uuid-param';
import { AssignPlan } from './assign-plan.command.js';
import { AssignedPlan, AssignPlanBody } from './assigned.dto.js';
import { SubscriberNotFound } from './assigned.errors.js';
import { TakePlanBack } from './take-plan-back.command.js';

const KnownId = () => Param('personId', new UuidOr(SubscriberNotFound));

@ApiTags('plan-administration')
@ApiBearerAuth()
@Controller('api/admin/subscriptions')
@Access('admin')
export class AssignedController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':personId')
  assignPlan(@KnownId() personId: string, @Body() plan: AssignPlanBody): Promise<AssignedPlan> {
    return this.commands.execute(new AssignPlan(personId, plan));
  }

  @Delete(':personId')
  @HttpCode(204)
  async takePlanBack(@KnownId() personId: string): Promise<void> {
    await this.commands.execute(new TakePlanBack(personId));
  }
}

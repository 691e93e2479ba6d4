import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { Biller } from '../billing/biller.js';
import { MyPlan } from '../subscriptions/my-plan.dto.js';
import { CancelPlan } from './cancel-plan.command.js';
import { ChangePlan } from './change-plan.command.js';
import { CheckoutAddress, CheckoutBody, Leaving, PlanBody, Quote } from './checkout.dto.js';
import { QuotePlan } from './quote-plan.query.js';
import { ReadLeaving } from './read-leaving.query.js';
import { ReadMyPlan } from './read-my-plan.query.js';
import { StartCheckout } from './start-checkout.command.js';

@ApiTags('my-plan')
@ApiBearerAuth()
@Controller('api/my-plan')
@Access('member')
export class MyPlanController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly biller: Biller,
  ) {}

  @Get()
  myPlan(@CurrentActor() { id }: SignedIn): Promise<MyPlan> {
    return this.queries.execute(new ReadMyPlan(id));
  }

  /** What of their plan the person would lose, and how much of what they have it does not cover then. */
  @Get('leaving')
  leavingPlan(@CurrentActor() { id }: SignedIn): Promise<Leaving> {
    return this.queries.execute(new ReadLeaving(id));
  }

  /** What a plan, or a change to it, would cost and mean. */
  @Post('quote')
  @HttpCode(200)
  quotePlan(@CurrentActor() { id }: SignedIn, @Body() wanted: CheckoutBody): Promise<Quote> {
    return this.queries.execute(new QuotePlan(id, wanted));
  }

  @Post('checkout')
  @HttpCode(200)
  async checkOut(@CurrentActor() { id }: SignedIn, @Body() wanted: CheckoutBody): Promise<CheckoutAddress> {
    return { url: await this.commands.execute(new StartCheckout(id, wanted)) };
  }

  @Post('change')
  @HttpCode(200)
  async changePlan(@CurrentActor() { id }: SignedIn, @Body() wanted: PlanBody): Promise<MyPlan> {
    await this.commands.execute(new ChangePlan(id, wanted));
    return this.queries.execute(new ReadMyPlan(id));
  }

  /** At the period's end. */
  @Post('cancel')
  @HttpCode(200)
  async cancelPlan(@CurrentActor() { id }: SignedIn): Promise<MyPlan> {
    await this.commands.execute(new CancelPlan(id, true));
    return this.queries.execute(new ReadMyPlan(id));
  }

  /** As it is: neither its end nor another plan follows. Takes back, and never buys. */
  @Post('resume')
  @HttpCode(200)
  async resumePlan(@CurrentActor() { id }: SignedIn): Promise<MyPlan> {
    await this.commands.execute(new CancelPlan(id, false));
    return this.queries.execute(new ReadMyPlan(id));
  }

  /** Where cards and receipts are seen to. */
  @Post('portal')
  @HttpCode(200)
  async openPortal(@CurrentActor() { id }: SignedIn): Promise<CheckoutAddress> {
    return { url: await this.biller.portal(id) };
  }
}

import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { CheckoutNotFound } from '../billing/billing.errors.js';
import { ReadMyPlan } from '../checkout/read-my-plan.query.js';
import { MyPlan } from '../subscriptions/my-plan.dto.js';
import { ReadTestCheckout } from './read-test-checkout.query.js';
import { RenewTestPlan } from './renew-test-plan.command.js';
import { SettleTestCheckout } from './settle-test-checkout.command.js';
import { TestCheckoutView, TestOutcomeBody, TestRenewalBody } from './test-checkout.dto.js';

const KnownId = () => Param('id', new UuidOr(CheckoutNotFound));

/** Where no money is taken: without a payment provider, and never in production. */
@ApiTags('my-plan')
@ApiBearerAuth()
@Controller('api')
@Access('member')
export class TestCheckoutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('test-checkouts/:id')
  testCheckout(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<TestCheckoutView> {
    return this.queries.execute(new ReadTestCheckout(actor.id, id));
  }

  @Post('test-checkouts/:id')
  @HttpCode(200)
  async settleTestCheckout(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { outcome }: TestOutcomeBody,
  ): Promise<TestCheckoutView> {
    await this.commands.execute(new SettleTestCheckout(actor.id, id, outcome));
    return this.queries.execute(new ReadTestCheckout(actor.id, id));
  }

  /** The next payment at once, to see what it does. */
  @Post('my-plan/test-renewal')
  @HttpCode(200)
  async renewTestPlan(
    @CurrentActor() { id }: SignedIn,
    @Body() { outcome }: TestRenewalBody,
  ): Promise<MyPlan> {
    await this.commands.execute(new RenewTestPlan(id, outcome));
    return this.queries.execute(new ReadMyPlan(id));
  }
}

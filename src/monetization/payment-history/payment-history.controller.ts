import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { AnswersJson } from '#platform/http/json-text';
import { ListMyPayments } from './list-my-payments.query.js';
import { MyPaymentsAnswer } from './payment-history.dto.js';

@ApiTags('my-plan')
@ApiBearerAuth()
@Controller('api/my-payments')
@Access('member')
export class PaymentHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AnswersJson(MyPaymentsAnswer)
  async myPayments(@CurrentActor() { id }: SignedIn): Promise<string> {
    return (await this.queries.execute(new ListMyPayments(id))).text;
  }
}

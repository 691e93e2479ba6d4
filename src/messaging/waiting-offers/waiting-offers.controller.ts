import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { CHAT_LIMITS } from '#contract/chat';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { ListWaitingOffers } from './list-waiting-offers.query.js';
import { WaitingOffers, WaitingOffersParams } from './waiting-offers.dto.js';

@ApiTags('messaging')
@ApiBearerAuth()
@Controller('api/waiting-offers')
@Access('signed-in')
export class WaitingOffersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  waitingOffers(
    @CurrentActor() { id }: SignedIn,
    @Query() { limit = CHAT_LIMITS.waitingOffers }: WaitingOffersParams,
  ): Promise<WaitingOffers> {
    return this.queries.execute(new ListWaitingOffers(id, limit));
  }
}

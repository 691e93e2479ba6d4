import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { OwnCoupons } from './coupon.dto.js';
import { ListOwnCoupons } from './list-own-coupons.query.js';

@ApiTags('rewards')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class CouponsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('my-coupons')
  myCoupons(@CurrentActor() { id }: SignedIn): Promise<OwnCoupons> {
    return this.queries.execute(new ListOwnCoupons(id));
  }
}

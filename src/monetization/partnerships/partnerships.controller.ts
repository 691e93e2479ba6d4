import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { Perks } from './partnership.dto.js';
import { PerksFor } from './partnerships.query.js';

@ApiTags('rewards')
@ApiBearerAuth()
@Controller('api')
export class PartnershipsController {
  constructor(private readonly queries: QueryBus) {}

  /** What brands offer, with their codes for who has unlocked them. */
  @Get('partnerships')
  @Access('anyone')
  perks(@CurrentActor() actor: Actor): Promise<Perks> {
    return this.queries.execute(new PerksFor(isSignedIn(actor) ? actor.id : null));
  }
}

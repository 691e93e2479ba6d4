import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { MarketAnswer } from './market.dto.js';
import { MarketLife } from './market-life.js';

@ApiTags('market')
@ApiBearerAuth()
@Controller('api/market')
export class MarketController {
  constructor(private readonly life: MarketLife) {}

  /** What goes on in the market: the latest sales, what is hot, who sells most. */
  @Get()
  @Access('anyone')
  async market(@CurrentActor() actor: Actor): Promise<MarketAnswer> {
    const life = await this.life.read();
    const readerId = isSignedIn(actor) ? actor.id : null;
    return {
      ...life,
      topSellers: life.topSellers.map((seller) => ({
        ...seller,
        earned: seller.id === readerId ? seller.earned : null,
      })),
    };
  }
}

import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { Addresses } from './addresses.js';
import { ListFriends } from './list-friends.query.js';
import { MakeCode } from './make-code.command.js';
import { ReadOwnReferrals } from './read-own-referrals.query.js';
import { FriendsParams, OwnReferrals, ReferralCode, ReferredFriends } from './referral.dto.js';

@ApiTags('referrals')
@ApiBearerAuth()
@Controller('api/my-referrals')
@Access('signed-in')
export class ReferralController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly addresses: Addresses,
  ) {}

  @Get()
  async ownReferrals(@CurrentActor() actor: SignedIn): Promise<OwnReferrals> {
    const referrals = await this.queries.execute(new ReadOwnReferrals(actor.id));
    // Who invites nobody is nobody to be told apart from their friends.
    if (referrals.code) await this.addresses.note(actor.id, actor.address);
    return referrals;
  }

  /** Makes the code, once; whoever has one is told that. */
  @Post('code')
  @HttpCode(200)
  async makeReferralCode(@CurrentActor() actor: SignedIn): Promise<ReferralCode> {
    const code = await this.commands.execute(new MakeCode(actor.id));
    await this.addresses.note(actor.id, actor.address);
    return { code };
  }

  @Get('friends')
  referredFriends(
    @CurrentActor() actor: SignedIn,
    @Query() { cursor }: FriendsParams,
  ): Promise<ReferredFriends> {
    return this.queries.execute(new ListFriends(actor.id, cursor));
  }
}

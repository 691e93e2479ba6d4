import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor, SignedIn } from '#platform/auth/actor';
import { Invitation, InvitationAnswered } from '../referrals/referral.dto.js';
import { AcceptInvitation } from './accept-invitation.command.js';
import { ReadInvitation } from './read-invitation.query.js';

@ApiTags('referrals')
@ApiBearerAuth()
@Controller('api/invitations/:code')
export class InvitationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Access('anyone')
  invitation(@CurrentActor() actor: Actor, @Param('code') code: string): Promise<Invitation> {
    return this.queries.execute(new ReadInvitation(actor, code));
  }

  @Post('acceptance')
  @Access('signed-in')
  @HttpCode(200)
  async acceptInvitation(
    @CurrentActor() actor: SignedIn,
    @Param('code') code: string,
    @Req() { cookies }: FastifyRequest,
  ): Promise<InvitationAnswered> {
    return { outcome: await this.commands.execute(new AcceptInvitation(actor, code, cookies)) };
  }
}

import { Controller, Delete, Get, HttpCode, Param, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { DeviceCookie } from '../guesses/device-cookie.js';
import { EndOwnSessions } from './end-own-sessions.command.js';
import { ListOwnSessions } from './list-own-sessions.query.js';
import { OwnSessions } from './own-session.dto.js';
import { SessionNotFound } from './own-session.errors.js';

/** Where somebody is signed in. */
@ApiTags('own-sessions')
@ApiBearerAuth()
@Controller('api/profile/sessions')
@Access('signed-in')
export class OwnSessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly device: DeviceCookie,
  ) {}

  @Get()
  ownSessions(@CurrentActor() actor: SignedIn): Promise<OwnSessions> {
    return this.queries.execute(new ListOwnSessions(actor));
  }

  /** Ends all but the one that asks, and a change of address that waits; their browsers are strangers from now on. */
  @Delete()
  @HttpCode(204)
  async endOtherSessions(
    @CurrentActor() actor: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new EndOwnSessions(actor, null));
    await this.device.knowNoOther(request, reply, actor.id);
  }

  @Delete(':id')
  @HttpCode(204)
  async endSession(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(SessionNotFound)) id: string,
  ): Promise<void> {
    await this.commands.execute(new EndOwnSessions(actor, id));
  }
}

import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { SessionAnswer } from '../sessions/session.dto.js';
import { CreateGuest } from './create-guest.command.js';
import { CreateGuestBody, GuestCreated, LogInGuestBody } from './guest.dto.js';
import { LogInGuest } from './log-in-guest.command.js';

@ApiTags('identity')
@Controller('api/guests')
@Access('anyone')
export class GuestController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: RefreshCookie,
  ) {}

  /** Makes a guest and signs them in. The PIN comes only here, this once. */
  @Post()
  async createGuest(
    @Body() { language }: CreateGuestBody,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuestCreated> {
    const created = await this.commands.execute(new CreateGuest(actor, language));
    const { guestId, pin } = created;
    return Object.assign(this.cookie.hand(reply, created), { guestId, pin });
  }

  @Post('log-in')
  @HttpCode(200)
  async logInGuest(
    @Body() credentials: LogInGuestBody,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    return this.cookie.hand(reply, await this.commands.execute(new LogInGuest(credentials, actor)));
  }
}

import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { DeviceCookie } from '../guesses/device-cookie.js';
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
    private readonly device: DeviceCookie,
  ) {}

  /** Makes a guest and signs them in. The PIN comes only here, this once. */
  @Post()
  async createGuest(
    @Body() { language }: CreateGuestBody,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuestCreated> {
    const created = await this.commands.execute(new CreateGuest(actor, language));
    await this.device.know(request, reply, created.answer.profile.id);
    const { guestId, pin } = created;
    return Object.assign(this.cookie.hand(reply, created), { guestId, pin });
  }

  @Post('log-in')
  @HttpCode(200)
  async logInGuest(
    @Body() credentials: LogInGuestBody,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opened = await this.commands.execute(new LogInGuest(credentials, actor, this.device.read(request)));
    await this.device.know(request, reply, opened.answer.profile.id);
    return this.cookie.hand(reply, opened);
  }
}

import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { DeviceCookie } from '../guesses/device-cookie.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { RefreshSession } from '../sessions/refresh-session.command.js';
import { SessionAnswer } from '../sessions/session.dto.js';
import { SignOut } from '../sessions/sign-out.command.js';
import { SignIn } from './sign-in.command.js';
import { SignInBody } from './sign-in.dto.js';

@ApiTags('identity')
@Controller('api/auth')
@Access('anyone')
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: RefreshCookie,
    private readonly device: DeviceCookie,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(
    @Body() form: SignInBody,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opened = await this.commands.execute(new SignIn(form, actor, this.device.read(request)));
    await this.device.know(request, reply, opened.answer.profile.id);
    return this.cookie.hand(reply, opened);
  }

  /** Continues the session of the refresh cookie, which is good for one use. */
  @Post('refresh')
  @HttpCode(200)
  async refreshSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const command = new RefreshSession(this.cookie.read(request));
    return this.cookie.hand(reply, await this.commands.execute(command));
  }

  @Post('sign-out')
  @HttpCode(204)
  async signOut(
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new SignOut(this.cookie.read(request), actor));
    this.cookie.clear(reply);
  }
}

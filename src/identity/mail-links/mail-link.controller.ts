import { Body, Controller, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { DeviceCookie } from '../guesses/device-cookie.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { SessionAnswer } from '../sessions/session.dto.js';
import { ConfirmEmail } from './confirm-email.command.js';
import { CountsWrongLinks } from './counts-wrong-links.js';
import { ConfirmEmailBody, MailLinkBody, ResetPasswordBody } from './mail-link.dto.js';
import { RequestMailLink } from './request-mail-link.command.js';
import { ResetPassword } from './reset-password.command.js';

@ApiTags('identity')
@Controller('api/auth')
@Access('anyone')
export class MailLinkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: RefreshCookie,
    private readonly device: DeviceCookie,
  ) {}

  /** Confirms the address the link was mailed to and signs its member in. */
  @Post('confirm-email')
  @UseInterceptors(CountsWrongLinks)
  @HttpCode(200)
  async confirmEmail(
    @Body() form: ConfirmEmailBody,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const opened = await this.commands.execute(new ConfirmEmail(form, actor));
    await this.device.know(request, reply, opened.answer.profile.id);
    return this.cookie.hand(reply, opened);
  }

  /** Answers the same for every address, so that it does not tell who has an account. */
  @Post('resend-confirmation')
  @HttpCode(202)
  async resendConfirmation(@Body() form: MailLinkBody, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new RequestMailLink('confirm-email', form, actor.address));
  }

  /** Answers the same for every address, so that it does not tell who has an account. */
  @Post('forgot-password')
  @HttpCode(202)
  async forgotPassword(@Body() form: MailLinkBody, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new RequestMailLink('reset-password', form, actor.address));
  }

  /** Also signs the member out everywhere, and calls off a change of address that waits for its link. */
  @Post('reset-password')
  @UseInterceptors(CountsWrongLinks)
  @HttpCode(204)
  async resetPassword(
    @Body() { token, password }: ResetPasswordBody,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const profileId = await this.commands.execute(new ResetPassword(token, password, actor));
    await this.device.knowNoOther(request, reply, profileId);
  }
}

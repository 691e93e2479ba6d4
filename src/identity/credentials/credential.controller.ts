import { Body, Controller, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { DeviceCookie } from '../guesses/device-cookie.js';
import { CountsWrongLinks } from '../mail-links/counts-wrong-links.js';
import { ChangePassword } from './change-password.command.js';
import { ConfirmEmailChange } from './confirm-email-change.command.js';
import { ChangeEmailBody, ChangePasswordBody, EmailChangeBody, EmailChanged } from './credential.dto.js';
import { RequestEmailChange } from './request-email-change.command.js';
import { UndoEmailChange } from './undo-email-change.command.js';

/** What an account hangs on: its password and its address. */
@ApiTags('identity')
@ApiBearerAuth()
@Controller('api')
@Access('member')
export class CredentialController {
  constructor(
    private readonly commands: CommandBus,
    private readonly device: DeviceCookie,
  ) {}

  /** Also signs the member out everywhere else, and calls off a change of address that waits for its link. */
  @Post('profile/password')
  @HttpCode(204)
  async changePassword(
    @Body() form: ChangePasswordBody,
    @CurrentActor() actor: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new ChangePassword(actor, form));
    await this.device.knowNoOther(request, reply, actor.id);
  }

  /** Mails a link to the new address and tells the old one. Answers the same for an address that somebody has. */
  @Post('profile/email')
  @HttpCode(202)
  async changeEmail(@Body() form: ChangeEmailBody, @CurrentActor() actor: SignedIn): Promise<void> {
    await this.commands.execute(new RequestEmailChange(actor, form));
  }

  /** The link that was mailed to the new address was opened. */
  @Post('auth/confirm-email-change')
  @HttpCode(200)
  @Access('anyone')
  @UseInterceptors(CountsWrongLinks)
  async confirmEmailChange(@Body() { token }: EmailChangeBody): Promise<EmailChanged> {
    return { email: await this.commands.execute(new ConfirmEmailChange(token)) };
  }

  /** The link that was mailed to the old address was opened: calls the change off, or takes it back. */
  @Post('auth/undo-email-change')
  @HttpCode(200)
  @Access('anyone')
  @UseInterceptors(CountsWrongLinks)
  async undoEmailChange(
    @Body() { token }: EmailChangeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EmailChanged> {
    const { profileId, email } = await this.commands.execute(new UndoEmailChange(token));
    await this.device.knowNoOther(request, reply, profileId);
    return { email };
  }
}

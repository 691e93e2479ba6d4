import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { CloseAccount } from './close-account.command.js';
import { CloseAccountBody } from './closing.dto.js';

@ApiTags('own-data')
@ApiBearerAuth()
@Controller('api/profile/deletion')
@Access('signed-in')
export class ClosingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: RefreshCookie,
  ) {}

  /** Deletes the account of whoever asks, with everything of theirs, for good. */
  @Post()
  @HttpCode(204)
  async closeAccount(
    @CurrentActor() actor: SignedIn,
    @Body() { secret }: CloseAccountBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new CloseAccount(actor, secret));
    this.cookie.clear(reply);
  }
}

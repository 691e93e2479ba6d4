import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { OpenToOtherSites } from '#platform/auth/other-sites';
import { SwitchMailsOff } from './switch-mails-off.command.js';
import { MailsSwitchedOff, UnsubscribeParams } from './unsubscribe.dto.js';

/** The address in the mails: read, it is a page that asks first; posted to, it acts at once. */
@ApiTags('notifications')
@Controller('unsubscribe')
@Access('anyone')
export class UnsubscribeController {
  constructor(private readonly commands: CommandBus) {}

  /** Mail programs post a form with `List-Unsubscribe=One-Click` (RFC 8058). The link alone gives the right. */
  @Post()
  @OpenToOtherSites()
  @HttpCode(200)
  async unsubscribe(@Query() { token }: UnsubscribeParams): Promise<MailsSwitchedOff> {
    return { kind: await this.commands.execute(new SwitchMailsOff(token)) };
  }
}

import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { OpenToOtherSites } from '#platform/auth/other-sites';
import { ConfirmSearchAddress, StopSearchMails } from './follow-link.commands.js';
import { SearchLinkParams, SearchNames } from './saved-search.dto.js';

/** The addresses in the mails: read, they are pages that ask first; posted to, they act at once. */
@ApiTags('saved-searches')
@Controller('saved-searches')
@Access('anyone')
export class SearchLinkController {
  constructor(private readonly commands: CommandBus) {}

  @Post('confirm')
  @HttpCode(200)
  async confirmSearchAddress(@Query() { token }: SearchLinkParams): Promise<SearchNames> {
    return { names: await this.commands.execute(new ConfirmSearchAddress(token)) };
  }

  /** Mail programs post a form with `List-Unsubscribe=One-Click` (RFC 8058). The link alone gives the right. */
  @Post('stop')
  @OpenToOtherSites()
  @HttpCode(200)
  async stopSearchMails(@Query() { token }: SearchLinkParams): Promise<SearchNames> {
    return { names: await this.commands.execute(new StopSearchMails(token.split('.'))) };
  }
}

import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { ProductSettings } from '#platform/config/product.settings';
import { RouteNotFound } from '#platform/http/http.errors';
import { LocalMailbox } from './local-mailbox.js';
import { MAILBOX_POLICY, mailboxPage, mailPage } from './mailbox-page.js';
import { Mailer } from './mailer.js';

const MOST = 50;

/** The local mailbox in the browser: its links are keys to accounts. In production, and with a mail server, there is no such page. */
@ApiExcludeController()
@Controller('dev/mailbox')
@Access('local')
export class MailboxController {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
  ) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', MAILBOX_POLICY)
  @Header('Cache-Control', 'no-store')
  async list(): Promise<string> {
    return mailboxPage(await this.mailbox().shelf(MOST));
  }

  @Get(':id')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', MAILBOX_POLICY)
  @Header('Cache-Control', 'no-store')
  async show(@Param('id') id: string): Promise<string> {
    const mail = await this.mailbox().read(id);
    if (!mail) throw new RouteNotFound();
    return mailPage(mail);
  }

  private mailbox(): LocalMailbox {
    if (this.settings.production || !(this.mailer instanceof LocalMailbox)) throw new RouteNotFound();
    return this.mailer;
  }
}

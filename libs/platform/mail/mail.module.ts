import { join } from 'node:path';
import { Global, Logger, Module } from '@nestjs/common';
import { Settings } from '#platform/config/settings';
import { LocalMailbox } from './local-mailbox.js';
import { MailboxController } from './mailbox.controller.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** The mail server of the settings, or the local mailbox while none is named. */
export function mailerFor({ SMTP_URL, mailFrom, DATA_DIR, production }: Settings): Mailer {
  if (SMTP_URL) return new SmtpMailer(SMTP_URL, mailFrom);
  if (production) new Logger('Mail').warn('SMTP_URL is not set: mails are only kept in DATA_DIR/mailbox.');
  return new LocalMailbox(join(DATA_DIR, 'mailbox'));
}

@Global()
@Module({
  controllers: [MailboxController],
  providers: [{ provide: Mailer, inject: [Settings], useFactory: mailerFor }],
  exports: [Mailer],
})
export class MailModule {}

import { join } from 'node:path';
import { Global, Logger, Module } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { Metrics } from '#platform/observability/metrics';
import { LocalMailbox } from './local-mailbox.js';
import { MailSettings } from './mail.settings.js';
import { MailboxController } from './mailbox.controller.js';
import { Mailer } from './mailer.js';

/** The mail server of the settings, or the local mailbox while none is named. */
async function mailerFor(
  settings: MailSettings,
  product: ProductSettings,
  metrics: Metrics,
): Promise<Mailer> {
  const { SMTP_URL } = settings;
  const { DATA_DIR, production } = product;
  if (SMTP_URL) {
    const { SmtpMailer } = await import('./smtp-mailer.js');
    return new SmtpMailer(SMTP_URL, settings.senderOf(product), metrics);
  }
  if (production) new Logger('Mail').warn('SMTP_URL is not set: mails are only kept in DATA_DIR/mailbox.');
  return new LocalMailbox(join(DATA_DIR, 'mailbox'));
}

@Global()
@Module({
  controllers: [MailboxController],
  providers: [{ provide: Mailer, inject: [MailSettings, ProductSettings, Metrics], useFactory: mailerFor }],
  exports: [Mailer],
})
export class MailModule {}

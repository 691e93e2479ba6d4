import { join } from 'node:path';
import { type FactoryProvider, Logger } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { LocalMailbox } from '#platform/mail/local-mailbox';
import { CodeSender, NoCodeSender } from './code-sender.js';
import { GatewaySender } from './gateway-sender.js';
import { MailboxSender } from './mailbox-sender.js';
import { PhoneSettings } from './phone.settings.js';
import { TwilioVerifySender } from './twilio-verify-sender.js';

/** Who the settings name; without anybody the local mailbox, and in production nobody. */
export function senderFor(settings: PhoneSettings, { DATA_DIR, production }: ProductSettings): CodeSender {
  if (settings.TWILIO_VERIFY_SERVICE) return new TwilioVerifySender(settings);
  if (settings.SMS_GATEWAY_URL) return new GatewaySender(settings.SMS_GATEWAY_URL, settings);
  if (!production) return new MailboxSender(new LocalMailbox(join(DATA_DIR, 'mailbox')));
  new Logger('Phones').warn('No SMS gateway is set: nobody can confirm a telephone number.');
  return new NoCodeSender();
}

export const codeSenderProvider: FactoryProvider<CodeSender> = {
  provide: CodeSender,
  inject: [PhoneSettings, ProductSettings],
  useFactory: senderFor,
};

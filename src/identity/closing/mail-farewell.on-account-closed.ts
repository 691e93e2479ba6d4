import { Injectable } from '@nestjs/common';
import { contactPage } from '#contract/pages/community';
import { ProductSettings } from '#platform/config/product.settings';
import { mailLayout } from '#platform/mail/mail-layout';
import { Mailer } from '#platform/mail/mailer';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Words } from '#platform/words/words';
import { letterOf } from '../mail-links/letter.js';
import { AccountClosed } from './account-closed.js';

/** The last mail: whoever did not delete the account themselves learns of it. */
@Injectable()
@ReactsTo(AccountClosed, { lane: 'outside' })
export class MailFarewellOnAccountClosed implements Reaction<AccountClosed> {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react({ email, name, language }: AccountClosed, { signal }: ReactionContext): Promise<void> {
    const { BRAND_NAME: brandName, publicUrl } = this.settings;
    const { subject, button, ...texts } = letterOf(this.words.in(language), 'farewell', { name, count: 0 });
    const url = publicUrl + contactPage.path;
    const layout = mailLayout({ ...texts, brandName, language, button: { label: button, url } });
    await this.mailer.send({ to: email, subject, ...layout }, signal);
  }
}

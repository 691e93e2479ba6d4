import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { settingsPage } from '#contract/pages/identity';
import { ProductSettings } from '#platform/config/product.settings';
import { mailLayout } from '#platform/mail/mail-layout';
import { Mailer } from '#platform/mail/mailer';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Words } from '#platform/words/words';
import { ExportMade, MailAddressOf } from '../identity.contract.js';
import { letterOf } from '../mail-links/letter.js';

/** Leads to the settings and carries nothing that opens the file: mails are forwarded, and read by gateways. */
@Injectable()
@ReactsTo(ExportMade, { lane: 'outside' })
export class MailExportOnExportMade implements Reaction<ExportMade> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react({ personId, days }: ExportMade, { signal }: ReactionContext): Promise<void> {
    const address = await this.queries.execute(new MailAddressOf(personId));
    if (!address) return;
    const { email, name, language } = address;
    const { BRAND_NAME: brandName, publicUrl } = this.settings;
    const values = { name, count: days };
    const { subject, button, ...texts } = letterOf(this.words.in(language), 'export-ready', values);
    const url = `${publicUrl}${settingsPage.path}#your-data`;
    const layout = mailLayout({ ...texts, brandName, language, button: { label: button, url } });
    await this.mailer.send({ to: email, subject, ...layout }, signal);
  }
}

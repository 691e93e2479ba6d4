import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { mailLayout } from '#platform/mail/mail-layout';
import { Mailer } from '#platform/mail/mailer';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Words } from '#platform/words/words';
import { LINK_HOURS } from '../mail-tokens/mail-tokens.js';
import { MailLinkRequested } from '../profiles/mail-link-requested.js';
import { Profile } from '../profiles/profile.entity.js';
import { letterOf } from './letter.js';
import { MailLinks } from './mail-links.js';

/** Makes the link and mails it in the member's language. */
@Injectable()
@ReactsTo(MailLinkRequested, { lane: 'outside' })
export class SendMailLinkOnMailLinkRequested implements Reaction<MailLinkRequested> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: MailLinks,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react({ profileId, purpose, next }: MailLinkRequested, { signal }: ReactionContext): Promise<void> {
    const member = await this.em.findOne(Profile, profileId);
    if (!member?.email) return;
    const { BRAND_NAME: brandName } = this.settings;
    const { email, language, displayName } = member;
    const values = { name: displayName, count: LINK_HOURS[purpose] };
    const { subject, button, ...texts } = letterOf(this.words.in(language), purpose, values);
    const url = await this.links.make(member, purpose, next);
    if (!url) return;
    const layout = mailLayout({ ...texts, brandName, language, button: { label: button, url } });
    await this.mailer.send({ to: email, subject, ...layout }, signal);
  }
}

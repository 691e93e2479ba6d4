import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { noticeText } from '#contract/notices/notice-text';
import type { NoticeKind, NotificationShape } from '#contract/notices/notices';
import { settingsPage } from '#contract/pages/identity';
import { notificationsPage } from '#contract/pages/notifications';
import { spokenLanguage } from '#contract/people';
import { ProductSettings } from '#platform/config/product.settings';
import { mailLayout } from '#platform/mail/mail-layout';
import { Mailer } from '#platform/mail/mailer';
import { Database } from '#platform/persistence/database';
import { type Translate, Words } from '#platform/words/words';
import { MailAddressOf } from '../../identity/identity.contract.js';
import { noticePreferencesOf } from '../preferences/preferences.sql.js';
import { MailSwitches } from './mail-switches.js';
import { NoticeMailBudget } from './notice-mail-budget.js';

/** Where the switches of all mails are. */
const SWITCHES = `${settingsPage.path}#notifications`;

export interface NoticeMailContent {
  heading: string;
  paragraphs: string[];
  button: string;
  /** Where the button leads; null: to all notifications. */
  path: string | null;
}

export interface MailLanguage {
  t: Translate;
  /** A notification in words. */
  say: (notice: Pick<NotificationShape, 'code' | 'params'>) => { title: string; body: string };
}

export interface NoticeMailOrder {
  personId: string;
  kind: NoticeKind;
  /** What it is about, as stored; empty where it is stored nowhere. */
  notificationIds: readonly string[];
  write: NoticeMailWriter;
}

export type NoticeMailWriter = (language: MailLanguage) => NoticeMailContent;

/** Mails about what happened, each with the way to switch its kind off. */
@Injectable()
export class NoticeMail {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
    private readonly switches: MailSwitches,
    private readonly budget: NoticeMailBudget,
  ) {}

  /**
   * Sends what `write` says in the person's language, if they have an address and want mails of this kind. Answers false
   * when they have had as many as may be in an hour.
   */
  async send(
    { personId, kind, notificationIds, write }: NoticeMailOrder,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (!(await this.isWanted(personId, kind))) return true;
    const address = await this.queries.execute(new MailAddressOf(personId));
    if (!address) return true;
    if (!(await this.budget.take(personId, notificationIds))) return false;

    const { BRAND_NAME: brandName, publicUrl } = this.settings;
    const language = spokenLanguage(address.language);
    const t = this.words.in(language);
    const say: MailLanguage['say'] = ({ code, params }) => noticeText(t, code, params, language);
    const { heading, paragraphs, button, path } = write({ t, say });
    const off = await this.switches.linkFor(personId, kind);
    const layout = mailLayout({
      brandName,
      language,
      heading,
      paragraphs,
      button: { label: button, url: publicUrl + (path ?? notificationsPage.path) },
      footer: t('notice-mails:footer', { settingsUrl: publicUrl + SWITCHES, offUrl: off }),
    });
    const headers = {
      'List-Unsubscribe': `<${off}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await this.mailer.send({ to: address.email, subject: heading, ...layout, headers }, signal);
    return true;
  }

  private async isWanted(personId: string, kind: NoticeKind): Promise<boolean> {
    const wanted = await this.db.first(sql`
      select from ${noticePreferencesOf(personId)} as choice where kind = ${kind} and by_mail`);
    return wanted !== undefined;
  }
}

import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { NoticeKind } from '#contract/notices/notices';
import { unsubscribePage } from '#contract/pages/notifications';
import { newSecretToken } from '#platform/auth/secret-token';
import { ProductSettings } from '#platform/config/product.settings';
import { Database } from '#platform/persistence/database';

/** Links that switch one kind of mail off for one person, whoever follows them: the same in each of these mails. */
@Injectable()
export class MailSwitches {
  constructor(
    private readonly db: Database,
    private readonly settings: ProductSettings,
  ) {}

  /** Where a person asks for it, and mail programs do without asking (RFC 8058). */
  async linkFor(personId: string, kind: NoticeKind): Promise<string> {
    const made = newSecretToken();
    const kept = await this.db.first(sql<{ token: string }>`
      insert into notifications.mail_switches (token, person_id, kind) values (${made}, ${personId}, ${kind})
      on conflict (person_id, kind) do update set kind = excluded.kind
      returning token`);
    return `${this.settings.publicUrl}${unsubscribePage.path}?token=${kept?.token ?? made}`;
  }
}

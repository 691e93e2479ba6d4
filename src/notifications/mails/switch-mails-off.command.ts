import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NOTICE_DEFAULTS, type NoticeKind } from '#contract/notices/notices';
import { Database } from '#platform/persistence/database';
import { UnsubscribeLinkUnknown } from '../notices/notification.errors.js';

/** Whoever holds the link of a mail gets no more of its kind; what the app shows stays. Answers which kind that is. */
export class SwitchMailsOff extends Command<NoticeKind> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(SwitchMailsOff)
export class SwitchMailsOffHandler implements ICommandHandler<SwitchMailsOff> {
  constructor(private readonly db: Database) {}

  async execute({ token }: SwitchMailsOff): Promise<NoticeKind> {
    const link = await this.db.first(sql<{ personId: string; kind: NoticeKind }>`
      select person_id as "personId", kind from notifications.mail_switches where token = ${token}`);
    if (!link) throw new UnsubscribeLinkUnknown();
    const { personId, kind } = link;
    await this.db.rows(sql`
      insert into notifications.preferences (person_id, kind, in_app, by_mail)
      values (${personId}, ${kind}, ${NOTICE_DEFAULTS[kind].inApp}, false)
      on conflict (person_id, kind) do update set by_mail = false`);
    return kind;
  }
}

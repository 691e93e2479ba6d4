import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NOTICE_DEFAULTS } from '#contract/notices/notices';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import type { NotificationPreferences } from './preference.dto.js';

/** Kinds that are not named stay as they are. Whether a guest wants mails is not asked: none could be sent. */
export class SetNotificationPreferences extends Command<void> {
  constructor(
    readonly person: SignedIn,
    readonly preferences: NotificationPreferences,
  ) {
    super();
  }
}

@CommandHandler(SetNotificationPreferences)
export class SetNotificationPreferencesHandler implements ICommandHandler<SetNotificationPreferences> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
  ) {}

  async execute({ person, preferences }: SetNotificationPreferences): Promise<void> {
    // Of a kind that is named twice, the last word counts.
    const chosen = new Map(preferences.kinds.map((choice) => [choice.kind, choice]));
    const unusual = [...chosen.values()].flatMap(({ kind, inApp, byMail }) => {
      const usual = NOTICE_DEFAULTS[kind];
      const mail = person.kind === 'guest' ? usual.byMail : byMail;
      const differs = inApp !== usual.inApp || mail !== usual.byMail;
      return differs ? [{ kind, in_app: inApp, by_mail: mail }] : [];
    });
    await this.em.transactional(async () => {
      await this.forget(person.id, [...chosen.keys()]);
      await this.db.rows(sql`
        insert into notifications.preferences (person_id, kind, in_app, by_mail)
        select ${person.id}::uuid, choice.*
        from jsonb_to_recordset(${JSON.stringify(unusual)}::jsonb)
          as choice (kind text, in_app boolean, by_mail boolean)
        on conflict (person_id, kind) do update set in_app = excluded.in_app, by_mail = excluded.by_mail`);
      await this.db.rows(sql`
        insert into notifications.sounds (person_id, sound) values (${person.id}, ${preferences.sound})
        on conflict (person_id) do update set sound = excluded.sound`);
    });
  }

  private async forget(personId: string, kinds: readonly string[]): Promise<void> {
    await this.db.rows(sql`
      delete from notifications.preferences
      where person_id = ${personId} and kind = any(${kinds}::text[])`);
  }
}

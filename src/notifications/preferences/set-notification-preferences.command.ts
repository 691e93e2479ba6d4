import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { NOTICE_DEFAULTS, NOTICE_KINDS, type NoticeKind } from '#contract/notices/notices';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import type { NotificationChoice, NotificationChoices } from './preference.dto.js';

/** What is not named stays as it is. Whether a guest wants mails is not asked: none could be sent. */
export class SetNotificationPreferences extends Command<void> {
  constructor(
    readonly person: SignedIn,
    readonly choices: NotificationChoices,
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

  async execute({
    person: { id, kind },
    choices: { kinds, sound },
  }: SetNotificationPreferences): Promise<void> {
    await this.em.transactional(async () => {
      await this.choose(id, 'inApp', kinds);
      if (kind === 'member') await this.choose(id, 'byMail', kinds);
      await this.forgetUsual(id);
      if (sound !== undefined)
        await this.db.rows(sql`
          insert into notifications.sounds (person_id, sound) values (${id}, ${sound})
          on conflict (person_id) do update set sound = excluded.sound`);
    });
  }

  /** One way of these kinds, and not the other one. Of a kind that is named twice, the last word counts. */
  private async choose(
    personId: string,
    way: 'inApp' | 'byMail',
    kinds: readonly NotificationChoice[],
  ): Promise<void> {
    const chosen = new Map(
      kinds.flatMap(({ kind, [way]: wanted }) => (wanted === undefined ? [] : [[kind, wanted] as const])),
    );
    const rows = [...chosen].map(([kind, wanted]) => ({ ...usualOf(kind), [COLUMNS[way]]: wanted }));
    const column = sql.ref(COLUMNS[way]);
    await this.db.rows(sql`
      insert into notifications.preferences (person_id, kind, in_app, by_mail)
      select ${personId}::uuid, choice.* from ${asRows(rows)} as choice order by kind
      on conflict (person_id, kind) do update set ${column} = excluded.${column}`);
  }

  private async forgetUsual(personId: string): Promise<void> {
    await this.db.rows(sql`
      delete from notifications.preferences held using ${asRows(NOTICE_KINDS.map(usualOf))} as usual
      where person_id = ${personId} and held.kind = usual.kind
        and (held.in_app, held.by_mail) = (usual.in_app, usual.by_mail)`);
  }
}

const COLUMNS = { inApp: 'in_app', byMail: 'by_mail' } as const;

/** What is usual for a kind, as a row. */
const usualOf = (kind: NoticeKind) => {
  const { inApp, byMail } = NOTICE_DEFAULTS[kind];
  return { kind, in_app: inApp, by_mail: byMail };
};

/** The rows (kind, in_app, by_mail). */
const asRows = (rows: readonly object[]): RawBuilder<unknown> => sql`(
  select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (kind text, in_app boolean, by_mail boolean)
)`;

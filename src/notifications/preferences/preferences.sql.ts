import { type RawBuilder, sql } from 'kysely';
import { NOTICE_DEFAULTS, NOTICE_KINDS, NOTIFICATION_LIMITS } from '#contract/notices/notices';

const USUAL = JSON.stringify(
  NOTICE_KINDS.map((kind, place) => {
    const { inApp, byMail } = NOTICE_DEFAULTS[kind];
    return { place, kind, in_app: inApp, by_mail: byMail };
  }),
);

/** The rows (place, kind, in_app, by_mail): what a person chose for each kind, else what is usual. */
export const noticePreferencesOf = (personId: string) => sql`(
  select usual.place, usual.kind,
    coalesce(own.in_app, usual.in_app) as in_app, coalesce(own.by_mail, usual.by_mail) as by_mail
  from jsonb_to_recordset(${USUAL}::jsonb) as usual (place int, kind text, in_app boolean, by_mail boolean)
  left join notifications.preferences own on own.person_id = ${personId} and own.kind = usual.kind
)`;

/** The row (in_app, by_mail) of one person and one kind, which are expressions of the statement's. */
export const preferencesOfEach = (personId: RawBuilder<unknown>, kind: RawBuilder<unknown>) => sql`(
  select coalesce(own.in_app, usual.in_app) as in_app, coalesce(own.by_mail, usual.by_mail) as by_mail
  from jsonb_to_recordset(${USUAL}::jsonb) as usual (kind text, in_app boolean, by_mail boolean)
  left join notifications.preferences own on own.person_id = ${personId} and own.kind = usual.kind
  where usual.kind = ${kind}
)`;

/** The badge says "99+" above 99: nobody needs more counted. */
export const UNREAD_COUNTED = NOTIFICATION_LIMITS.badge + 1;

/**
 * The notifications a person sees. Asked when they are read, so that a switch takes effect on those that are there
 * already; and chat notifications are stored for the mails' sake even where the app is not to show them. Of other kinds,
 * what is stored for its mail alone is never shown.
 */
export const shownTo = (personId: string) => sql`
  person_id = ${personId} and not unlisted
  and kind = any(array(select kind from ${noticePreferencesOf(personId)} as choice where in_app))`;

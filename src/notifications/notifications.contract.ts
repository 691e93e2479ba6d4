import { Command } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import type { Notice, NoticeKind, NotificationShape } from '#contract/notices/notices';
import { STILL_MAILED } from './notices/mailed-once.js';
import { shownTo, UNREAD_COUNTED } from './preferences/preferences.sql.js';

export interface Telling {
  /** Names what it is about: the notice of the same subject is replaced, and unread again, instead of adding a second. */
  subject?: string;
  /** The realtime room of those who have in sight what it tells of: to them nothing is announced. */
  room?: string;
  /** They have read what it tells of. Without it, being in the room is what counts. */
  read?: boolean;
  /** Of the demo town's past: it was told then, and nobody is mailed. */
  toldAt?: Date;
}

/**
 * Tells a person something: in the app, and by mail where they want it. Within the caller's transaction, if there is one.
 * Does nothing for who is unknown, has left, or wants to hear of such things nowhere.
 */
export class NotifyPerson extends Command<void> {
  constructor(
    readonly personId: string,
    readonly notice: Notice,
    readonly telling: Telling = {},
  ) {
    super();
  }
}

/**
 * Tells many people about one thing, each of them once: in the app at once, by mail when it has waited unread for a while,
 * with what else waits of its kind. Within the caller's transaction, if there is one. For some hundred at a time: what is
 * told lies in memory.
 */
export class NotifyPeople extends Command<void> {
  constructor(
    readonly told: readonly { personId: string; notice: Notice }[],
    /** As of `Telling`. */
    readonly subject: string,
  ) {
    super();
  }
}

/**
 * A person has read what these subjects tell of, if `when` holds: SQL of the sender's own tables, asked in the same
 * statement. The rows it is asked of are called `notice`.
 */
export class ReadNotices extends Command<void> {
  constructor(
    readonly personId: string,
    readonly subjects: readonly string[],
    readonly when: RawBuilder<unknown> = sql`true`,
  ) {
    super();
  }
}

/** Mails nothing (more) of these subjects to a person, or does so again. What the app shows stays. */
export class SilenceNotices extends Command<void> {
  constructor(
    readonly personId: string,
    readonly subjects: readonly string[],
    readonly silenced: boolean,
  ) {
    super();
  }
}

/**
 * What is there of these people's subjects is no longer true, or is about somebody who has `left`: it goes. What tells that they
 * have left neither names them nor leads to them, and stays. Within the caller's transaction.
 */
export class WithdrawNotices extends Command<void> {
  constructor(
    readonly places: readonly { personId: string; subject: string }[],
    readonly why: 'untrue' | 'left' = 'untrue',
  ) {
    super();
  }
}

/** Whoever these people's subjects name has left: they say so from now on, and no name. Within the caller's transaction. */
export class UnnameNotices extends Command<void> {
  constructor(readonly places: readonly { personId: string; subject: string }[]) {
    super();
  }
}

/** Tells every administrator of one thing, as `NotifyPeople` does. */
export class NotifyAdministrators extends Command<void> {
  constructor(
    readonly notice: Notice,
    /** As of `Telling`. */
    readonly subject: string,
  ) {
    super();
  }
}

/** `WithdrawNotices`, for whatever administrators were told of these subjects. */
export class WithdrawFromAdministrators extends Command<void> {
  constructor(
    readonly subjects: readonly string[],
    readonly why: WithdrawNotices['why'] = 'untrue',
  ) {
    super();
  }
}

/** `UnnameNotices`, for whatever administrators were told of these subjects. */
export class UnnameToAdministrators extends Command<void> {
  constructor(readonly subjects: readonly string[]) {
    super();
  }
}

/** Two things have become one: of two notices of one of these people about them one stays: the unread one, or else the later. */
export class MergeSubjects extends Command<void> {
  constructor(
    readonly personIds: readonly string[],
    readonly merged: readonly { gone: string; kept: string }[],
  ) {
    super();
  }
}

/** What these people's notices lead to lies elsewhere from now on; `from` and `to` are how their links begin. */
export class RelinkNotices extends Command<void> {
  constructor(
    readonly personIds: readonly string[],
    readonly from: string,
    readonly to: string,
  ) {
    super();
  }
}

/**
 * The insert of a notice as the text of a part of one statement; `rows` selects id, person_id, kind, code, params, link,
 * subject, created_at. Returns id, person_id and subject. For what is said so often that a command for each would cost too much; no browser
 * is told and nothing mailed at once.
 */
export const insertNotices = (rows: string): string => `
  insert into notifications.notices (id, person_id, kind, code, params, link, subject, created_at)
  ${rows}
  on conflict (person_id, subject) where subject is not null do update set
    params = excluded.params, link = excluded.link, created_at = excluded.created_at, read_at = null,
    ${STILL_MAILED}
  returning id, person_id, subject`;

/** Whether a person (an expression of the statement's) wants no notices of this kind in the app, as text. */
export const unwantedInApp = (personId: string, kind: NoticeKind): string => `exists (
  select from notifications.preferences where person_id = ${personId} and kind = '${kind}' and not in_app)`;

/** The unread notice of a subject as its person is shown it, or null. */
export const shownNotice = (
  personId: RawBuilder<unknown>,
  subject: RawBuilder<unknown>,
  kind: NoticeKind,
): RawBuilder<NotificationShape | null> => sql<NotificationShape | null>`(
  select json_build_object('id', notice.id, 'kind', notice.kind, 'code', notice.code, 'params', notice.params,
    'link', notice.link, 'read', false, 'createdAt', notice.created_at)
  from notifications.notices notice
  where notice.person_id = ${personId} and notice.read_at is null and notice.subject = ${subject}
    and not exists (
      select from notifications.preferences
      where person_id = ${personId} and kind = ${kind} and not in_app)
)`;

/** How many notices a person has not read; no more than a badge says are counted. */
export const unreadNotices = (personId: string): RawBuilder<number> => sql<number>`(
  select count(*)::int from (
    select from notifications.notices where ${shownTo(personId)} and read_at is null limit ${UNREAD_COUNTED}
  ) unread)`;

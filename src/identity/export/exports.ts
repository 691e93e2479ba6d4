import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Language } from '#contract/people';
import { DAY_MS, MINUTE_MS } from '#contract/time';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { ExportState, OwnExport } from './export.dto.js';

export const EXPORT_DAYS = 7;
const TICKET_MS = 5 * MINUTE_MS;

/** An export that is to be made, and for whom. */
export interface WantedExport {
  personId: string;
  kind: 'guest' | 'member';
  name: string;
  language: Language;
  requestedAt: string;
}

/** What is known of people's copies. */
@Injectable()
export class Exports {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async stateOf(personId: string): Promise<ExportState> {
    const row = await this.db.first(sql<{ latest: OwnExport }>`
      select json_build_object('requestedAt', requested_at, 'readyAt', ready_at, 'bytes', bytes, 'expiresAt', expires_at)
        as latest
      from identity.exports where person_id = ${personId} and expires_at > ${this.clock.now()}
      order by requested_at desc limit 1`);
    const latest = row?.latest ?? null;
    const next = latest ? Date.parse(latest.requestedAt) + DAY_MS : 0;
    return { latest, nextAt: next > this.clock.now().getTime() ? new Date(next).toISOString() : null };
  }

  async request(personId: string): Promise<string> {
    const [id, now] = [uuid(), this.clock.now()];
    await this.db.rows(sql`
      insert into identity.exports (id, person_id, requested_at, expires_at)
      values (${id}, ${personId}, ${now}, ${this.in(EXPORT_DAYS * DAY_MS)})`);
    return id;
  }

  /** Nothing once it is made, or its person has left. */
  wanted(id: string): Promise<WantedExport | undefined> {
    return this.db.first(sql<WantedExport>`
      select person_id as "personId", kind, identity.directory_name(profiles) as name, language,
        to_json(requested_at) #>> '{}' as "requestedAt"
      from identity.exports join identity.profiles on profiles.id = person_id
      where exports.id = ${id} and ready_at is null`);
  }

  async isSomebodys(id: string): Promise<boolean> {
    const found = await this.db.rows(
      sql`select from identity.exports where id = ${id} and person_id is not null`,
    );
    return found.length > 0;
  }

  /**
   * It lies in the storage: whose it is, unless they have left meanwhile. What they had asked for before may go. Within
   * a transaction.
   */
  async finish(id: string, bytes: number): Promise<string | null> {
    const now = this.clock.now();
    const made = await this.db.first(sql<{ personId: string }>`
      update identity.exports set ready_at = ${now}, bytes = ${bytes}, expires_at = ${this.in(EXPORT_DAYS * DAY_MS)}
      where id = ${id} and person_id is not null returning person_id as "personId"`);
    if (!made) return null;
    await this.db.rows(sql`
      update identity.exports set expires_at = ${now} where person_id = ${made.personId} and id <> ${id}`);
    return made.personId;
  }

  /** Opens the newest file of a person for some minutes; null when there is none. */
  async ticketFor(personId: string): Promise<string | null> {
    const [secret, now] = [newSecretToken(), this.clock.now()];
    const issued = await this.db.rows(sql`
      insert into identity.export_tickets (hash, export_id, expires_at)
      select ${hashOf(secret)}, id, ${this.in(TICKET_MS)} from identity.exports
      where person_id = ${personId} and ready_at is not null and expires_at > ${now}
      order by requested_at desc limit 1
      returning hash`);
    return issued.length > 0 ? secret : null;
  }

  /** The export that a ticket opens, and the day it was made. */
  openedBy(ticket: string): Promise<{ id: string; day: string } | undefined> {
    const now = this.clock.now();
    return this.db.first(sql<{ id: string; day: string }>`
      select id, (ready_at at time zone 'UTC')::date::text as day
      from identity.export_tickets ticket join identity.exports on id = export_id
      where hash = ${hashOf(ticket)} and ticket.expires_at > ${now} and exports.expires_at > ${now}
        and person_id is not null`);
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

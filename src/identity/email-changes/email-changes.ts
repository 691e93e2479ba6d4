import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { HOUR_MS } from '#contract/time';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';

export const CONFIRM_HOURS = 24;
export const UNDO_DAYS = 7;

export interface EmailChange {
  id: string;
  profileId: string;
  oldEmail: string;
  newEmail: string;
  confirmed: boolean;
}

const CHANGE = sql`id, profile_id as "profileId", old_email as "oldEmail", new_email as "newEmail",
  confirmed_at is not null as confirmed`;

/**
 * Changes of members' addresses: those that wait for their link, and those that may still be taken back. Whoever makes,
 * confirms or ends one holds the lock of the profile.
 */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** In the place of what the member wanted before and has not confirmed. */
  async request(profileId: string, oldEmail: string, newEmail: string): Promise<string> {
    const id = uuid();
    await this.callOff(profileId);
    await this.db.rows(sql`
      insert into identity.email_changes (id, profile_id, old_email, new_email, requested_at)
      values (${id}, ${profileId}, ${oldEmail}, ${newEmail}, ${this.clock.now()})`);
    return id;
  }

  /** What waits for its link waits no longer, and the links that were mailed about it are void. */
  async callOff(profileId: string): Promise<void> {
    await this.db.rows(sql`
      delete from identity.email_changes where profile_id = ${profileId} and confirmed_at is null`);
  }

  /** The change and a new secret for one of its links; nothing once it was called off, or is to be confirmed again. */
  async link(id: string, kind: 'confirm' | 'undo'): Promise<{ change: EmailChange; secret: string } | null> {
    const secret = newSecretToken();
    const change = await this.db.first(sql<EmailChange>`
      update identity.email_changes set ${sql.ref(`${kind}_hash`)} = ${hashOf(secret)}
      where id = ${id} and (confirmed_at is null or ${kind === 'undo'}) returning ${CHANGE}`);
    return change ? { change, secret } : null;
  }

  /** Whose link this may be: once their profile is locked, `confirm` and `undo` say whether it still works. */
  async ownerOf(secret: string, kind: 'confirm' | 'undo'): Promise<string | null> {
    const change = await this.db.first(sql<{ profileId: string }>`
      select profile_id as "profileId" from identity.email_changes
      where ${sql.ref(`${kind}_hash`)} = ${hashOf(secret)}`);
    return change?.profileId ?? null;
  }

  /** The change a link to a new address confirms, if it still works. It works once. */
  async confirm(secret: string): Promise<EmailChange | null> {
    const change = await this.db.first(sql<EmailChange>`
      update identity.email_changes set confirmed_at = ${this.clock.now()}, confirm_hash = null
      where confirm_hash = ${hashOf(secret)} and requested_at > ${this.ago(CONFIRM_HOURS)} returning ${CHANGE}`);
    return change ?? null;
  }

  /** What is called off or taken back with this link; it goes, with everything the account has wanted since. */
  async undo(secret: string): Promise<EmailChange | null> {
    const change = await this.db.first(sql<EmailChange>`
      select ${CHANGE} from identity.email_changes
      where undo_hash = ${hashOf(secret)} and requested_at > ${this.ago(24 * UNDO_DAYS)} for update`);
    if (!change) return null;
    await this.db.rows(sql`
      delete from identity.email_changes where profile_id = ${change.profileId} and requested_at >= (
        select requested_at from identity.email_changes where id = ${change.id})`);
    return change;
  }

  /** Whether an address was somebody's who may still take it back: nobody else gets it until then. */
  async isHeld(email: string, exceptProfileId?: string): Promise<boolean> {
    const held = await this.db.first(sql<{ id: string }>`
      select id from identity.email_changes
      where old_email = ${email} and confirmed_at is not null and requested_at > ${this.ago(24 * UNDO_DAYS)}
        and profile_id is distinct from ${exceptProfileId ?? null}::uuid limit 1`);
    return held !== undefined;
  }

  async forgetOld(): Promise<void> {
    await this.db.rows(
      sql`delete from identity.email_changes where requested_at < ${this.ago(24 * UNDO_DAYS)}`,
    );
  }

  private ago(hours: number): Date {
    return new Date(this.clock.now().getTime() - hours * HOUR_MS);
  }
}

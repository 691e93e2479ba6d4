import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { DAY_MS } from '#contract/time';
import { Profile } from '../profiles/profile.entity.js';
import { deviceOf } from './device-of.js';

const SessionSchema = defineEntity({
  name: 'Session',
  schema: 'identity',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    profile: () => p.manyToOne(Profile),
    /** What it was opened with, in words: no more is kept of what the browser said. */
    browser: p.text().strictNullable(),
    system: p.text().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    revokedAt: p.datetime().strictNullable(),
    revokedBecause: p.text().$type<EndReason>().strictNullable(),
  },
});

export type EndReason =
  | 'signed-out'
  | 'replaced'
  | 'refresh-token-reused'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-undone'
  | 'promoted'
  | 'brought-along'
  | 'shut-out'
  | 'ended-elsewhere'
  | 'account-closed';

/** A browser that stays away this long has to sign in again. */
export const SESSION_DAYS = 30;
const SESSION_MS = SESSION_DAYS * DAY_MS;

/** One sign-in on one browser. Its refresh tokens are a family: they all end with it. */
export class Session extends SessionSchema.class {
  static open(profile: Profile, now: Date, userAgent = ''): Session {
    const session = Object.assign(new Session(), {
      id: uuid(),
      profile,
      ...deviceOf(userAgent),
      createdAt: now,
      revokedAt: null,
      revokedBecause: null,
    });
    session.extend(now);
    return session;
  }

  extend(now: Date): void {
    this.expiresAt = new Date(now.getTime() + SESSION_MS);
  }

  end(because: EndReason, now: Date): void {
    this.revokedAt ??= now;
    this.revokedBecause ??= because;
  }

  isOver(now: Date): boolean {
    return this.revokedAt !== null || this.expiresAt <= now;
  }
}

SessionSchema.setClass(Session);

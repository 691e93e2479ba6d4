import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { skeletonOf } from '#contract/accounts/names';
import type { ImageDescriptor } from '#contract/media';
import type { Language, Theme } from '#contract/people';
import type { SignedIn } from '#platform/auth/actor';
import { record } from '#platform/outbox/domain-event';
import { ProfileDeleted } from '../identity.contract.js';
import { displayNameOf } from './display-name.js';
import { type MailLinkPurpose, MailLinkRequested } from './mail-link-requested.js';

const ProfileSchema = defineEntity({
  name: 'Profile',
  schema: 'identity',
  tableName: 'profiles',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<SignedIn['kind']>(),
    role: p.text().$type<SignedIn['role']>(),
    username: p.text().strictNullable(),
    /** What it looks like: nobody else's may look the same. */
    usernameSkeleton: p.text().strictNullable(),
    fullName: p.text().strictNullable(),
    email: p.text().strictNullable(),
    passwordHash: p.text().strictNullable(),
    emailConfirmedAt: p.datetime().strictNullable(),
    /** Null while the address is the first one. */
    emailChangedAt: p.datetime().strictNullable(),
    guestId: p.text().strictNullable(),
    pinHash: p.text().strictNullable(),
    avatar: p.json<ImageDescriptor>().strictNullable(),
    bio: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    /** When a code sent to the number was given back. */
    phoneConfirmedAt: p.datetime().strictNullable(),
    /** The number it was sent to, as it is dialled; nobody else's at the same time. */
    confirmedPhone: p.text().strictNullable(),
    theme: p.text().$type<Theme>().strictNullable(),
    language: p.text().$type<Language>(),
    onboardingCompleted: p.boolean(),
    verifiedSeller: p.boolean(),
    rating: p.double().$type<number>().strictNullable(),
    totalRatings: p.integer(),
    guestToBring: p.uuid().strictNullable(),
    /** The ADMIN_EMAIL that made them administrator. */
    madeAdminAs: p.text().strictNullable(),
    /** The terms a member agreed to when signing up; null for who did before they were asked. */
    termsVersion: p.text().strictNullable(),
    termsAcceptedAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    lastAccessed: p.datetime(),
  },
});

export interface NewMember {
  username: string;
  /** In its canonical form: that is what makes it unique. */
  email: string;
  passwordHash: string;
  language?: Language;
  /** The guest whose belongings move here once the address is confirmed; may be gone by then. */
  guestToBring: string | null;
}

export interface NewGuest {
  guestId: string;
  pinHash: string;
  language?: Language;
}

/** What people change about themselves; what is left out stays, null clears. */
export interface ProfileChanges {
  fullName?: string | null;
  bio?: string | null;
  phone?: string | null;
  theme?: Theme | null;
  language?: Language;
  onboardingCompleted?: boolean;
}

const BLANK = {
  role: 'user',
  username: null,
  usernameSkeleton: null,
  fullName: null,
  email: null,
  passwordHash: null,
  emailConfirmedAt: null,
  emailChangedAt: null,
  guestId: null,
  pinHash: null,
  avatar: null,
  bio: null,
  phone: null,
  phoneConfirmedAt: null,
  confirmedPhone: null,
  theme: null,
  onboardingCompleted: false,
  verifiedSeller: false,
  rating: null,
  totalRatings: 0,
  guestToBring: null,
  madeAdminAs: null,
  termsVersion: null,
  termsAcceptedAt: null,
} as const;

/** A person: a member with an e-mail and a password, or a guest with a Guest ID and a PIN. */
export class Profile extends ProfileSchema.class {
  static member(member: NewMember, now: Date): Profile {
    const usernameSkeleton = skeletonOf(member.username);
    return Profile.create({ kind: 'member', usernameSkeleton, ...member }, now);
  }

  static guest(guest: NewGuest, now: Date): Profile {
    return Profile.create({ kind: 'guest', ...guest }, now);
  }

  private static create(
    known: Pick<Profile, 'kind'> & ((NewMember & Pick<Profile, 'usernameSkeleton'>) | NewGuest),
    now: Date,
  ): Profile {
    const times = { createdAt: now, updatedAt: now, lastAccessed: now };
    const { language = 'en' } = known;
    return Object.assign(new Profile(), { ...BLANK, id: uuid(), ...times, ...known, language });
  }

  get displayName(): string {
    return displayNameOf(this);
  }

  get emailConfirmed(): boolean {
    return this.emailConfirmedAt !== null;
  }

  edit(changes: ProfileChanges, now: Date): void {
    const { fullName = this.fullName, bio = this.bio, phone = this.phone } = changes;
    const { theme = this.theme, language = this.language } = changes;
    const { onboardingCompleted = this.onboardingCompleted } = changes;
    // Another number is to be confirmed anew.
    if (phone !== this.phone) Object.assign(this, { phoneConfirmedAt: null, confirmedPhone: null });
    Object.assign(this, { fullName, bio, phone, theme, language, onboardingCompleted, updatedAt: now });
  }

  showAvatar(avatar: ImageDescriptor | null, now: Date): void {
    this.avatar = avatar;
    this.updatedAt = now;
  }

  acceptTerms(version: string, now: Date): void {
    this.termsVersion = version;
    this.termsAcceptedAt = now;
  }

  /** `next`: the page to go on to from there. */
  requestMailLink(purpose: MailLinkPurpose, next: string | null = null): void {
    record(this, new MailLinkRequested(this.id, purpose, next));
  }

  /** The person has read a mail sent to this address. */
  confirmEmail(now: Date): void {
    this.emailConfirmedAt ??= now;
    this.updatedAt = now;
  }

  /** The person has read a code sent to their number; `dialled` is that number as it is dialled. */
  confirmPhone(dialled: string, now: Date): void {
    this.confirmedPhone = dialled;
    this.phoneConfirmedAt = now;
    this.updatedAt = now;
  }

  /** The person has read a mail sent to this one, or had it before. */
  changeEmail(email: string, now: Date): void {
    this.email = email;
    this.emailChangedAt = now;
    this.updatedAt = now;
  }

  changePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.updatedAt = now;
  }

  /** Makes an administrator with a password of the operator's choice: whoever took the address before is locked out, and brings nothing. */
  promote(passwordHash: string, now: Date): void {
    this.role = 'admin';
    this.madeAdminAs = this.email;
    this.guestToBring = null;
    this.changePassword(passwordHash, now);
    this.confirmEmail(now);
  }

  /** Signed in, or continued a session: idle guests are deleted by this. */
  seen(now: Date): void {
    this.lastAccessed = now;
  }

  /** Says that the person goes for good; the caller removes the row in the same flush. */
  leave(joinedId?: string): void {
    record(this, new ProfileDeleted(this.id, this.kind, joinedId));
  }
}

ProfileSchema.setClass(Profile);

import { DiscoveryService } from '@nestjs/core';
import { Command, Query } from '@nestjs/cqrs';
import type { MissingBadgeShape } from '#contract/accounts/standing';
import type { ImageDescriptor } from '#contract/media';
import type { Feature } from '#contract/monetization/plans';
import type { Badge, Language, PlanTier } from '#contract/people';

/**
 * Part of this contract is the table `directory.people`: what others see of people. Identity writes it in the transaction
 * that changes the person; SQL of any context may join it by its key, and write it nowhere (docs/adr/0023).
 */
export interface DirectoryRow {
  id: string;
  kind: 'member' | 'guest';
  /** Empty for who has left. */
  name: string;
  username: string | null;
  avatar: ImageDescriptor | null;
  verified: boolean;
  /** By a code that was sent to it. */
  has_confirmed_phone: boolean;
  has_confirmed_email: boolean;
  rating: number | null;
  total_ratings: number;
  member_since: Date;
  /** Left for good; stays for the conversations they were part of. */
  deleted: boolean;
}

/** A person is gone for good; what pointed at them went in the same transaction (`@OnLeaving`). */
export class ProfileDeleted {
  static readonly type = 'identity.profile-deleted';
  constructor(
    readonly profileId: string,
    readonly kind: 'member' | 'guest',
    /** The member whom a guest became. */
    readonly joinedId?: string,
  ) {}
}

/** The copy of their data that somebody asked for lies ready in their settings. */
export class ExportMade {
  static readonly type = 'identity.export-made';
  constructor(
    readonly exportId: string,
    readonly personId: string,
    /** For so long. */
    readonly days: number,
  ) {}
}

/** What a person may do, and by which tier. What a tier allows stands in `#contract/monetization/plans`. */
export interface Entitled {
  tier: PlanTier;
  /** What they have beyond the free product. */
  entitlements: Feature[];
  /** False when a source of tiers failed or did not answer: then this is what is known without it. */
  verified: boolean;
}

export interface EntitledPerson {
  readonly id: string;
  /** Null for a guest. */
  readonly email: string | null;
  readonly role: 'user' | 'admin';
}

/** What a class decorated with `@GivesTier` implements. */
export interface TierSource {
  /** `free` for whom it gives nothing. What fails, or takes seconds, gives nothing either. */
  tierOf(person: EntitledPerson): PlanTier | Promise<PlanTier>;
}

/** Marks a provider of any context as a reason why people are in a tier; of several, the highest counts. */
export const GivesTier = DiscoveryService.createDecorator();

/**
 * Kept for up to a minute by each instance, and no longer than until `ForgetEntitlementsOf` is heard (docs/adr/0042).
 * `fresh`: as the sources say now, for who reacts to a change or is in the transaction that makes it.
 */
export class EntitlementsOf extends Query<Entitled> {
  constructor(
    readonly profileId: string,
    readonly fresh = false,
  ) {
    super();
  }
}

/**
 * What a tier source says of this person is another thing from the caller's commit on. Within the caller's transaction;
 * every instance forgets, the person's browsers are told, and `EntitlementsChanged` follows.
 */
export class ForgetEntitlementsOf extends Command<void> {
  constructor(readonly profileId: string) {
    super();
  }
}

/**
 * A person may do more or less than before, or just as much. Says no tiers: a reaction asks `EntitlementsOf` anew
 * (`fresh`), so it may run twice or late and still ends right.
 */
export class EntitlementsChanged {
  static readonly type = 'identity.entitlements-changed';
  constructor(readonly profileId: string) {}
}

/** What anybody may know of a person. */
export interface PublicProfile {
  id: string;
  kind: 'guest' | 'member';
  name: string;
  username: string | null;
  avatar: ImageDescriptor | null;
  bio: string | null;
  /** ISO 8601. */
  memberSince: string;
  /** Of 5 stars, one decimal; null before the first review. */
  rating: number | null;
  totalRatings: number;
  verifiedSeller: boolean;
  badges: EarnedBadge[];
}

export interface EarnedBadge {
  badge: Badge;
  /** ISO 8601; null when it has no day of its own. */
  earnedAt: string | null;
  /** The name of which one, of the badge of a campus. */
  campus?: string;
}

/** Badges as their own person sees them. */
export interface OwnBadges {
  badges: EarnedBadge[];
  missing: MissingBadgeShape[];
  /** Whose addresses earn the badge of a campus. */
  campuses: { name: string; domain: string }[];
}

/** To be told to this person alone: why a badge is missing says what they have not confirmed. */
export class OwnBadgesOf extends Query<OwnBadges> {
  constructor(readonly profileId: string) {
    super();
  }
}

/** Of a guest, or a member whose address is confirmed; null when there is none. */
export class PublicProfileOf extends Query<PublicProfile | null> {
  constructor(readonly profileId: string) {
    super();
  }
}

/**
 * How a person is rated from now on, by those who dealt with them. Within the caller's transaction, if there is one; nothing
 * for who has left.
 */
export class RatePerson extends Command<void> {
  constructor(
    readonly profileId: string,
    /** Of 5 stars, one decimal; null without any. */
    readonly rating: number | null,
    readonly totalRatings: number,
  ) {
    super();
  }
}

export interface MailAddress {
  email: string;
  name: string;
  language: Language;
}

/** Where to write to a person, or null: a guest, somebody who has not confirmed their address, or who left. */
export class MailAddressOf extends Query<MailAddress | null> {
  constructor(readonly profileId: string) {
    super();
  }
}

/** What somebody reads, a guest too: as chosen on whichever device. */
export class LanguageOf extends Query<Language> {
  constructor(readonly profileId: string) {
    super();
  }
}

/**
 * Signs a person out everywhere, at once: their tokens are refused from the commit on, their connections become a
 * visitor's. They can sign in again unless something else keeps them from it. For whatever comes to shut people out
 * (docs/adr/0006); nothing does yet.
 */
export class EndSessionsOf extends Command<void> {
  constructor(readonly profileId: string) {
    super();
  }
}

/** Whose accounts were entered with the browser that sent these cookies; nobody's for one that is not known. */
export class PeopleOnDevice extends Query<string[]> {
  constructor(readonly cookies: Readonly<Record<string, string | undefined>>) {
    super();
  }
}

/** The profiles of all administrators. */
export class AdministratorIds extends Query<string[]> {}

/** Opens every demo member's account. They exist only on an embedded database with DEMO_DATA. */
export const DEMO_PASSWORD = 'letmesell';
export const demoEmailOf = (username: string): string => `${username}@example.org`;

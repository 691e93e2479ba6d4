import { Command, Query } from '@nestjs/cqrs';
import type { ImageDescriptor } from '#contract/media';
import type { Entitlement, Language, PlanTier } from '#contract/people';

/**
 * A person came to be, or what others see of them changed. Carries the whole public picture, so that other contexts
 * replace their read copy; `changedAt` (ISO) lets them ignore an older event that arrives late.
 */
export class ProfileChanged {
  static readonly type = 'identity.profile-changed';
  constructor(
    readonly profileId: string,
    readonly kind: 'member' | 'guest',
    readonly name: string,
    readonly username: string | null,
    readonly avatar: ImageDescriptor | null,
    readonly verifiedSeller: boolean,
    /** By a code that was sent to it. */
    readonly hasConfirmedPhone: boolean,
    readonly hasConfirmedEmail: boolean,
    readonly rating: number | null,
    readonly totalRatings: number,
    readonly memberSince: string,
    readonly changedAt: string,
  ) {}
}

/** A person is gone for good; what pointed at them went in the same transaction (`@OnLeaving`). */
export class ProfileDeleted {
  static readonly type = 'identity.profile-deleted';
  constructor(
    readonly profileId: string,
    readonly kind: 'member' | 'guest',
  ) {}
}

/** What a person's plan allows. Until plans are sold, everybody is free except who FULL_ACCESS_EMAILS names. */
export interface Entitled {
  tier: PlanTier;
  entitlements: Entitlement[];
}

export class EntitlementsOf extends Query<Entitled> {
  constructor(readonly profileId: string) {
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

/**
 * Signs a person out everywhere, at once: their tokens are refused from the commit on, their connections become a
 * visitor's. They can sign in again unless something else keeps them from it.
 */
export class EndSessionsOf extends Command<void> {
  constructor(readonly profileId: string) {
    super();
  }
}

/** The profiles of all administrators. */
export class AdministratorIds extends Query<string[]> {}

/** Opens every demo member's account. They exist only on an embedded database with DEMO_DATA. */
export const DEMO_PASSWORD = 'letmesell';
export const demoEmailOf = (username: string): string => `${username}@example.org`;

import { DomainError } from '#platform/http/domain-error';

const CODES = {
  /** Also of what is somebody else's. */
  unknown: 'monetization.coupon-unknown',
  spent: 'monetization.coupon-spent',
  expired: 'monetization.coupon-expired',
  held: 'monetization.coupon-held',
} as const;

export class CouponNotValid extends DomainError {
  constructor(readonly flaw: keyof typeof CODES) {
    super(CODES[flaw], 'conflict');
  }
}

import type { PageDeclaration } from './page.js';

export const boostListingsPage = {
  path: '/boost-listings',
  title: 'boosts:title',
  description: 'boosts:description',
  personal: true,
} as const satisfies PageDeclaration;

export const featuredBoostPage = {
  path: '/featured-boost',
  title: 'boosts:featured.title',
  description: 'boosts:featured.description',
  drawn: true,
} as const satisfies PageDeclaration;

export const pricingPage = {
  path: '/pricing',
  title: 'pricing:title',
  description: 'pricing:description',
  drawn: true,
} as const satisfies PageDeclaration;

/** How inviting works, for everybody. */
export const referralPage = {
  path: '/referral',
  title: 'referrals:program.title',
  description: 'referrals:program.description',
  drawn: true,
} as const satisfies PageDeclaration;

/** Whom one has invited, and what it brought. */
export const referralDashboardPage = {
  path: '/referral-dashboard',
  title: 'referrals:title',
  description: 'referrals:description',
  personal: true,
} as const satisfies PageDeclaration;

/** What somebody bought to be sent. */
export const ordersPage = {
  path: '/orders',
  title: 'orders:title',
  description: 'orders:description',
  personal: true,
} as const satisfies PageDeclaration;

export const orderPage = {
  path: '/orders/:id',
  title: 'orders:order.title',
  description: 'orders:description',
  personal: true,
} as const satisfies PageDeclaration;

/** For the seller, to print. */
export const packingSlipPage = {
  path: '/orders/:id/packing-slip',
  title: 'orders:slip.title',
  description: 'orders:slip.description',
  personal: true,
} as const satisfies PageDeclaration;

/** One's own plan: what one has, until when, and what happens next. */
export const subscriptionPage = {
  path: '/subscription',
  title: 'my-plan:title',
  description: 'my-plan:description',
  personal: true,
} as const satisfies PageDeclaration;

/** Where plans are paid for on a server that takes no money. */
export const testCheckoutPage = {
  path: '/test-checkout/:id',
  title: 'test-checkout:title',
  description: 'test-checkout:description',
  personal: true,
} as const satisfies PageDeclaration;

/** Where a week of listing and its coupons are seen; for visitors, how that goes. */
export const rewardsPage = {
  path: '/rewards',
  title: 'rewards:title',
  description: 'rewards:description',
} as const satisfies PageDeclaration;

/** What the place has earned, for administrators. */
export const revenuePage = {
  path: '/admin/revenue',
  title: 'revenue:title',
  description: 'revenue:description',
  personal: true,
} as const satisfies PageDeclaration;

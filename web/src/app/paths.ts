import type { ContactTopic } from '#contract/contact';
import { listingPath } from '../ui/listing/listing-path';

/** Addresses that one feature or the shell links to and another one owns. */
export const paths = {
  home: '/',
  listings: '/listings',
  listing: listingPath,
  createListing: '/create-listing',
  signIn: '/auth',
  /** For the landing page and the shell: who becomes a guest there lands on the dashboard. */
  continueAsGuest: '/auth?guest=1&next=%2Fdashboard',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  settings: '/settings',
  chat: '/chat',
  /** The conversation with a person, about a listing or none. */
  chatWith: (personId: string, listingId?: string | null) =>
    `/chat/${personId}${listingId ? `?listing=${listingId}` : ''}`,
  notifications: '/notifications',
  dashboard: '/dashboard',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  contactAbout: (topic: ContactTopic) => `/contact?topic=${topic}`,
  privacy: '/privacy',
  terms: '/terms',
} as const;

import { listingPath } from '../ui/listing-path';

/** Addresses that one feature or the shell links to and another one owns. */
export const paths = {
  home: '/',
  listings: '/listings',
  listing: listingPath,
  createListing: '/create-listing',
  signIn: '/auth',
  continueAsGuest: '/auth?guest=1',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  settings: '/settings',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
} as const;

import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings';
import { Page, type PageDescription, type PageRequest, type PageSource } from './page.js';

interface StaticPage {
  title: string;
  description: string;
  /** The path it should be known under, when it has several. */
  canonical?: string;
  /** Of use to one person only. */
  personal?: true;
}

/** Pages whose head never changes. `{brand}` stands for the product's name. */
const PAGES: Readonly<Record<string, StaticPage>> = {
  '/about': {
    title: 'About',
    description: 'What {brand} is, who makes it, and why buying and selling second-hand here is free.',
  },
  '/contact': { title: 'Contact', description: 'How to reach the people behind {brand}.' },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What {brand} stores about you, why, and for how long.',
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: 'What {brand} stores about you, why, and for how long.',
    canonical: '/privacy',
  },
  '/terms': { title: 'Terms of Service', description: 'The rules for buying and selling on {brand}.' },
  '/terms-of-service': {
    title: 'Terms of Service',
    description: 'The rules for buying and selling on {brand}.',
    canonical: '/terms',
  },
  '/auth': { title: 'Sign in', description: 'Sign in to {brand}, or continue as a guest.' },
  '/signup': { title: 'Sign up', description: 'Join {brand}: free second-hand buying and selling near you.' },
  '/create-listing': {
    title: 'Sell an item',
    description: 'List an item on {brand} in half a minute, for free.',
  },
  '/dashboard': { title: 'Dashboard', description: 'Your listings and bots.', personal: true },
  '/notifications': { title: 'Notifications', description: 'Your {brand} notifications.', personal: true },
  '/pricing': { title: 'Pricing', description: 'What {brand} plans include.' },
  '/settings': { title: 'Settings', description: 'Your {brand} profile and preferences.', personal: true },
  '/forgot-password': { title: 'Forgot password', description: 'Choose a new password.', personal: true },
  '/reset-password': { title: 'New password', description: 'Choose a new password.', personal: true },
  '/confirm-email': {
    title: 'Confirm your email',
    description: 'Confirm your email address.',
    personal: true,
  },
  '/change-email': { title: 'Your new email', description: 'Confirm your new email.', personal: true },
  '/keep-email': { title: 'Keep your email', description: 'Keep the email you have.', personal: true },
};

@Injectable()
@Page(Object.keys(PAGES))
export class StaticPages implements PageSource {
  constructor(private readonly settings: Settings) {}

  describe({ path }: PageRequest): PageDescription {
    const known = path.replace(/(.)\/$/, '$1');
    const page = PAGES[known];
    if (!page) throw new Error(`No static page is described for ${known}.`);
    return {
      title: page.title,
      description: page.description.replaceAll('{brand}', this.settings.BRAND_NAME),
      canonical: page.canonical ?? known,
      noIndex: page.personal,
    };
  }
}

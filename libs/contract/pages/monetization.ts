import type { PageDeclaration } from './page.js';

export const pricingPage = {
  path: '/pricing',
  title: 'pricing:title',
  description: 'pricing:description',
  drawn: true,
} as const satisfies PageDeclaration;

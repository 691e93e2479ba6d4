import { TextCursorInput } from 'lucide-react';
import { createTextListingPage } from '#contract/pages/catalog';
import type { Feature } from '../../../../app/feature';

export const createText: Feature = {
  name: 'create-text',
  namespaces: [
    'create-text',
    'create-listing',
    'drafts',
    'catalog-errors',
    'media-errors',
    'platform-errors',
  ],
  routes: [
    {
      path: createTextListingPage.path,
      page: () => import('./text-page').then(({ TextPage }) => TextPage),
    },
  ],
  sell: [{ to: createTextListingPage.path, label: 'sell.modes.text', icon: TextCursorInput, order: 40 }],
};

import { ImagePlus } from 'lucide-react';
import { createImageListingPage } from '#contract/pages/catalog';
import type { Feature } from '../../../../app/feature';

export const createImage: Feature = {
  name: 'create-image',
  namespaces: [
    'create-image',
    'create-listing',
    'drafts',
    'catalog-errors',
    'media-errors',
    'platform-errors',
  ],
  routes: [
    {
      path: createImageListingPage.path,
      page: () => import('./image-page').then(({ ImagePage }) => ImagePage),
    },
  ],
  sell: [{ to: createImageListingPage.path, label: 'sell.modes.image', icon: ImagePlus, order: 30 }],
};

import { Heart } from 'lucide-react';
import { favoritesPage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';
import { FAVORITE } from './parameter';

export const favorites: Feature = {
  name: 'favorites',
  namespaces: ['favorites'],
  routes: [
    {
      path: favoritesPage.path,
      page: () => import('./favorites-page').then(({ FavoritesPage }) => FavoritesPage),
      access: 'signed-in',
    },
  ],
  // What a visitor wanted to save, until they have come back signed in.
  dialogs: [
    { parameter: FAVORITE, page: () => import('./hearts/save-on-return').then((m) => m.SaveOnReturn) },
  ],
  nav: [
    {
      to: favoritesPage.path,
      label: 'nav.favorites',
      icon: Heart,
      places: ['account'],
      order: 40,
      access: 'signed-in',
    },
  ],
  dashboardTabs: [
    {
      id: 'favorites',
      label: 'tabs.favorites',
      icon: Heart,
      page: () => import('./favorites-tab').then(({ FavoritesTab }) => FavoritesTab),
      order: 50,
    },
  ],
  slots: {
    'listing-card': () => import('./hearts/card-heart').then(({ CardHeart }) => CardHeart),
    'listing-save': () => import('./hearts/listing-heart').then(({ ListingHeart }) => ListingHeart),
    'listing-heart': () => import('./hearts/page-heart').then(({ PageHeart }) => PageHeart),
  },
};

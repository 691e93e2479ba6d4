import { assistantPage, supportPage } from '#contract/pages/community';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

const page = () => import('./assistant-page').then(({ AssistantPage }) => AssistantPage);

export const assistant: Feature = {
  name: 'assistant',
  namespaces: ['assistant', 'help', 'community-errors'],
  routes: [
    { path: supportPage.path, also: supportPage.also, page },
    { path: assistantPage.path, page },
  ],
  nav: [{ to: paths.support, label: 'nav.help', places: ['support'], order: 5 }],
};

/** What stands on pages of others, with few words of its own. */
export const assistantButton: Feature = {
  name: 'assistant-button',
  namespaces: ['assistant-button'],
  routes: [],
  slots: {
    floating: () => import('./widget/floating').then(({ Floating }) => Floating),
    'listing-below': () => import('./listing-card').then(({ ListingCard }) => ListingCard),
    settings: () => import('./widget/shown-setting').then(({ ShownSetting }) => ShownSetting),
  },
};

import type { Feature } from '../../../app/feature';
import { TUTORIAL } from './tutorial-address';

export const onboarding: Feature = {
  name: 'onboarding',
  namespaces: ['onboarding'],
  routes: [],
  dialogs: [
    {
      parameter: TUTORIAL,
      page: () => import('./tutorial-dialog').then(({ TutorialDialog }) => TutorialDialog),
    },
  ],
  slots: {
    dashboard: () => import('./show-tutorial').then(({ ShowTutorial }) => ShowTutorial),
    'member-sections': () => import('./open-by-itself').then(({ OpensOnHome }) => OpensOnHome),
    settings: () => import('./tutorial-section').then(({ TutorialSection }) => TutorialSection),
  },
};

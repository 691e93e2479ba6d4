import { Mic } from 'lucide-react';
import { createVoicePage, voiceRecorderPage } from '#contract/pages/catalog';
import type { Feature } from '../../../../app/feature';

export const createVoice: Feature = {
  name: 'create-voice',
  namespaces: [
    'create-voice',
    'voice-recorder',
    'plans',
    'create-listing',
    'drafts',
    'ai-errors',
    'catalog-errors',
    'media-errors',
    'platform-errors',
  ],
  routes: [
    {
      path: createVoicePage.path,
      page: () => import('./create-voice-page').then(({ CreateVoicePage }) => CreateVoicePage),
    },
  ],
  sell: [{ to: createVoicePage.path, label: 'sell.modes.voice', icon: Mic, order: 20 }],
};

export const voiceRecorder: Feature = {
  name: 'voice-recorder',
  namespaces: ['voice-recorder', 'plans'],
  routes: [
    {
      path: voiceRecorderPage.path,
      page: () => import('./voice-recorder-page').then(({ VoiceRecorderPage }) => VoiceRecorderPage),
    },
  ],
};

/** On the dashboard, for whoever would rather speak. */
export const voiceFeatures: Feature = {
  name: 'voice-features',
  namespaces: ['voice-features', 'plans'],
  routes: [],
  slots: {
    'dashboard-overview': () => import('./card/voice-features').then(({ VoiceFeatures }) => VoiceFeatures),
  },
};

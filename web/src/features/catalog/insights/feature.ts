import { Sparkles } from 'lucide-react';
import type { Feature } from '../../../app/feature';

export const insights: Feature = {
  name: 'insights',
  namespaces: ['insights', 'plans', 'catalog-errors', 'platform-errors'],
  routes: [],
  dashboardTabs: [
    {
      id: 'insights',
      label: 'tabs.insights',
      icon: Sparkles,
      page: () => import('./insights-tab').then(({ InsightsTab }) => InsightsTab),
      order: 60,
    },
  ],
};

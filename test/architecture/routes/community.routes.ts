import { all, another, type Try } from './try.js';

const aContactMessage = () => ({
  topic: 'other',
  name: 'Somebody',
  email: `writer${another()}@example.org`,
  message: 'Where do I find my things?',
});

export const COMMUNITY: readonly Try[] = [
  { route: 'GET /api/site', statuses: all(200) },
  { route: 'GET /api/profiles/:id', statuses: all(200), path: ({ owner }) => `/api/profiles/${owner}` },
  {
    route: 'POST /api/assistant/replies',
    statuses: all(200),
    body: () => ({ message: 'How do I sell something?' }),
  },
  // Everybody may write, as long as somebody reads it.
  { route: 'POST /api/contact-messages', statuses: all(202), body: () => aContactMessage() },
];

import type { NoticeWords } from './notice-words.js';

export const en: NoticeWords = {
  'chat-message': { title: 'New message from {{name}}', body: '{{preview}}' },
  'offer-made': {
    title: '{{name}} offers {{amount}}',
    body: 'For “{{title}}”. You can accept, decline or name another price.',
  },
  'offer-answered': {
    title: '{{name}} offers {{amount}}',
    body: 'For “{{title}}”. Your bot has answered.',
  },
  'offer-acceptable': {
    title: '{{name}} offers {{amount}}: that meets your minimum',
    body: 'For “{{title}}”. Accept it with one tap.',
  },
  'offer-countered': {
    title: '{{name}} asks {{amount}}',
    body: 'A counter-offer for “{{title}}”. You can accept it or offer another price.',
  },
  'offer-accepted': {
    title: '{{name}} accepted {{amount}}',
    body: '“{{title}}” is reserved. Agree in the chat on how it changes hands.',
  },
  'offer-declined': {
    title: '{{name}} declined {{amount}}',
    body: 'Your offer for “{{title}}” was declined. You can go on talking in the chat.',
  },
  'offer-taken': {
    title: '“{{title}}” went to someone else',
    body: 'The seller accepted another offer, so yours is closed.',
  },
  'offer-withdrawn': {
    title: '{{name}} withdrew an offer',
    body: 'The offer of {{amount}} for “{{title}}” no longer stands.',
  },
  'offer-expired': {
    title: 'Your offer has expired',
    body: 'Your offer of {{amount}} for “{{title}}” was not answered in time.',
  },
  'deal-cancelled': {
    title: '{{name}} called off a deal',
    body: '“{{title}}” is for sale again.',
  },
  'buyer-behavior': {
    title: 'Your bot noticed something about {{name}}',
    body: 'A buyer of “{{title}}” did what you asked to be told about.',
  },
  'conversation-reported': {
    title: '{{name}} reported a conversation',
    body: 'Reason: {{reason}}',
  },

  picture: 'Sent you a picture',
  reasons: {
    scam: 'scam or fraud',
    harassment: 'harassment',
    spam: 'spam',
    inappropriate: 'inappropriate content',
    other: 'other',
  },
};

import type { NoticeWords } from './notice-words.js';

export const es: NoticeWords = {
  'chat-message': { title: 'Nuevo mensaje de {{name}}', body: '{{preview}}' },
  'offer-made': {
    title: '{{name}} ofrece {{amount}}',
    body: 'Por «{{title}}». Puedes aceptar, rechazar o proponer otro precio.',
  },
  'offer-answered': {
    title: '{{name}} ofrece {{amount}}',
    body: 'Por «{{title}}». Tu bot ya ha respondido.',
  },
  'offer-acceptable': {
    title: '{{name}} ofrece {{amount}}: alcanza tu mínimo',
    body: 'Por «{{title}}». Acéptala con un toque.',
  },
  'offer-countered': {
    title: '{{name}} pide {{amount}}',
    body: 'Es una contraoferta por «{{title}}». Puedes aceptarla u ofrecer otro precio.',
  },
  'offer-accepted': {
    title: '{{name}} aceptó {{amount}}',
    body: '«{{title}}» está reservado. Acuerda la entrega en el chat.',
  },
  'offer-declined': {
    title: '{{name}} rechazó {{amount}}',
    body: 'Tu oferta por «{{title}}» fue rechazada. Puedes seguir hablando en el chat.',
  },
  'offer-taken': {
    title: '«{{title}}» es para otra persona',
    body: 'El vendedor aceptó otra oferta, así que la tuya queda cerrada.',
  },
  'offer-withdrawn': {
    title: '{{name}} retiró una oferta',
    body: 'La oferta de {{amount}} por «{{title}}» ya no está en pie.',
  },
  'offer-expired': {
    title: 'Tu oferta ha caducado',
    body: 'Tu oferta de {{amount}} por «{{title}}» no se respondió a tiempo.',
  },
  'deal-cancelled': {
    title: '{{name}} canceló un trato',
    body: '«{{title}}» vuelve a estar a la venta.',
  },
  'buyer-behavior': {
    title: 'Tu bot ha notado algo sobre {{name}}',
    body: 'Alguien interesado en «{{title}}» hizo algo de lo que pediste que te avisara.',
  },
  'conversation-reported': {
    title: '{{name}} denunció una conversación',
    body: 'Motivo: {{reason}}',
  },

  picture: 'Te envió una foto',
  reasons: {
    scam: 'estafa o fraude',
    harassment: 'acoso',
    spam: 'spam',
    inappropriate: 'contenido inapropiado',
    other: 'otro',
  },
};

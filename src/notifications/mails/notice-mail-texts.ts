import type { Language } from '#contract/people';

export interface NoticeMailTexts {
  /** The one they are in. */
  language: Language;
  /** A price of 0. */
  free: string;
  open: string;
  reply: string;
  openMessages: string;
  /** At least two. */
  waiting: (conversations: number) => string;
  /** What a list leaves off. */
  more: (conversations: number) => string;
  /** `offUrl` switches this kind of mail off. */
  footer: (settingsUrl: string, offUrl: string) => string;
}

const en: NoticeMailTexts = {
  language: 'en',
  free: 'Free',
  open: 'Take a look',
  reply: 'Read and reply',
  openMessages: 'Open your messages',
  waiting: (conversations) => `${conversations} conversations are waiting for you`,
  more: (conversations) =>
    conversations === 1 ? 'And one more conversation.' : `And ${conversations} more conversations.`,
  footer: (settingsUrl, offUrl) =>
    `You get this email because mails about this are switched on. Choose what is mailed to you: ${settingsUrl} – or switch these emails off: ${offUrl}`,
};

const es: NoticeMailTexts = {
  language: 'es',
  free: 'Gratis',
  open: 'Ver más',
  reply: 'Leer y responder',
  openMessages: 'Abrir tus mensajes',
  waiting: (conversations) => `${conversations} conversaciones te esperan`,
  more: (conversations) =>
    conversations === 1 ? 'Y una conversación más.' : `Y ${conversations} conversaciones más.`,
  footer: (settingsUrl, offUrl) =>
    `Recibes este correo porque tienes activados los correos de este tipo. Elige cuáles quieres recibir: ${settingsUrl} – o desactiva estos correos: ${offUrl}`,
};

const TRANSLATED: Partial<Record<Language, NoticeMailTexts>> = { en, es };

/** In English where the person's language is not spoken yet. */
export const noticeMailTexts = (language: Language): NoticeMailTexts => TRANSLATED[language] ?? en;

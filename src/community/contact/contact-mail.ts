import type { Language } from '#contract/people';
import { mailLayout } from '#platform/mail/mail-layout';
import type { Mail } from '#platform/mail/mailer';
import type { Translate, Words } from '#platform/words/words';
import type { ContactMessage } from './contact-message.entity.js';

type Written = Pick<ContactMessage, 'name' | 'email' | 'topic' | 'message' | 'conversation' | 'language'>;
interface Site {
  brandName: string;
  words: Words;
}

/** The message as the desk gets it; an answer goes to its writer. */
export function deskMail(to: string, written: Written, { brandName, words }: Site): Mail {
  const t = words.in('en');
  const topic = t(`contact:topics.${written.topic}`);
  const heading = t('contact:mail.desk.heading', { name: written.name, topic });
  const from = `${written.name} <${written.email}>`;
  const layout = mailLayout({
    brandName,
    language: 'en',
    heading,
    paragraphs: paragraphsOf(written, t),
    footer: t('contact:mail.desk.footer', { from }),
  });
  return { to, subject: heading, ...layout, headers: { 'Reply-To': written.email } };
}

/** The copy that the writer gets. */
export function copyMail(written: Written, { brandName, words }: Site): Mail {
  const language: Language = written.language;
  const t = words.in(language);
  const layout = mailLayout({
    brandName,
    language,
    heading: t('contact:mail.copy.heading'),
    paragraphs: [t('contact:mail.copy.lead'), ...paragraphsOf(written, t)],
    footer: t('contact:mail.copy.footer'),
  });
  return { to: written.email, subject: t('contact:mail.copy.subject'), ...layout };
}

const paragraphsOf = ({ message, conversation }: Written, t: Translate): string[] => [
  ...linesOf(message),
  ...(conversation ? [t('contact:mail.conversation'), ...linesOf(conversation)] : []),
];

const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

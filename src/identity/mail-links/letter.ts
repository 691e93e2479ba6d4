import type { TypeOptions } from 'i18next';
import type { Translate } from '#platform/words/words';

/** A letter of `identity-mails`: what it says before and after its button. */
export type LetterName = keyof TypeOptions['resources']['identity-mails'];

interface Values {
  name: string;
  /** How many hours or days its link works, where it says so. */
  count: number;
  newEmail?: string;
}

/** What `mailLayout` and `Mailer` need of a letter's words; only their addresses are missing. */
export const letterOf = (t: Translate, letter: LetterName, values: Values) => ({
  subject: t(`identity-mails:${letter}.subject`),
  heading: t(`identity-mails:${letter}.heading`, { name: values.name }),
  paragraphs: [
    t(`identity-mails:${letter}.lead`, { name: values.name, newEmail: values.newEmail }),
    t(`identity-mails:${letter}.until`, { count: values.count }),
  ],
  button: t(`identity-mails:${letter}.button`),
  footer: t(`identity-mails:${letter}.footer`),
});

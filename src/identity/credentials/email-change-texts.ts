import type { Language } from '#contract/people';
import type { MailLinkText } from '../mail-links/mail-link-texts.js';
import { CONFIRM_HOURS, UNDO_DAYS } from './email-changes.js';

/** `taken` goes to who has the wanted address already, and names nobody. */
export type EmailChangeLetter = 'confirm' | 'undo' | 'taken';

interface Values {
  brand: string;
  name: string;
  newEmail: string;
}

type Texts = Record<EmailChangeLetter, (values: Values) => MailLinkText>;

const en: Texts = {
  confirm: ({ brand, name }) => ({
    subject: `Confirm your new email for ${brand}`,
    heading: 'Your new email',
    paragraphs: [
      `Hello ${name}, one tap and you sign in to ${brand} with this address from now on.`,
      `The link works once, within ${CONFIRM_HOURS} hours. Until then nothing changes.`,
    ],
    button: 'Use this email',
    footer: `Somebody wants to use this address for ${brand}. If it was not you, ignore this email.`,
  }),
  undo: ({ brand, name, newEmail }) => ({
    subject: `Your email for ${brand} is about to change`,
    heading: 'Is this you?',
    paragraphs: [
      `Hello ${name}, your ${brand} account is to get another email: ${newEmail}. It does once the link we sent there is opened.`,
      `If it was not you, keep this address with the button below, and choose a new password. You can do so for ${UNDO_DAYS} days, also after the change.`,
    ],
    button: 'Keep this email',
    footer: 'If it was you, there is nothing to do.',
  }),
  taken: ({ brand }) => ({
    subject: `This email already has a ${brand} account`,
    heading: 'You have an account already',
    paragraphs: [
      `Somebody wanted to use this address for another ${brand} account. It belongs to yours, so nothing has changed.`,
      'If it was you, sign in with it here, or choose another address.',
    ],
    button: 'Sign in',
    footer: 'If it was not you, ignore this email.',
  }),
};

const es: Texts = {
  confirm: ({ brand, name }) => ({
    subject: `Confirma tu nuevo correo en ${brand}`,
    heading: 'Tu nuevo correo',
    paragraphs: [
      `Hola, ${name}: confirma esta dirección y entrarás con ella en ${brand} a partir de ahora.`,
      `El enlace sirve una sola vez, durante ${CONFIRM_HOURS} horas. Hasta entonces no cambia nada.`,
    ],
    button: 'Usar este correo',
    footer: `Alguien quiere usar esta dirección en ${brand}. Si no fuiste tú, ignora este mensaje.`,
  }),
  undo: ({ brand, name, newEmail }) => ({
    subject: `Tu correo de ${brand} está a punto de cambiar`,
    heading: '¿Eres tú?',
    paragraphs: [
      `Hola, ${name}: tu cuenta de ${brand} va a tener otro correo: ${newEmail}. Lo tendrá cuando se abra el enlace que hemos enviado allí.`,
      `Si no fuiste tú, conserva esta dirección con el botón y elige una nueva contraseña. Puedes hacerlo durante ${UNDO_DAYS} días, también después del cambio.`,
    ],
    button: 'Conservar este correo',
    footer: 'Si fuiste tú, no tienes que hacer nada.',
  }),
  taken: ({ brand }) => ({
    subject: `Este correo ya tiene una cuenta de ${brand}`,
    heading: 'Ya tienes una cuenta',
    paragraphs: [
      `Alguien quiso usar esta dirección en otra cuenta de ${brand}. Pertenece a la tuya, así que no ha cambiado nada.`,
      'Si fuiste tú, entra con ella o elige otra dirección.',
    ],
    button: 'Iniciar sesión',
    footer: 'Si no fuiste tú, ignora este mensaje.',
  }),
};

const TRANSLATED: Partial<Record<Language, Texts>> = { en, es };

/** The words of a mail, in English where the person's language is not spoken yet. */
export const emailChangeText = (
  letter: EmailChangeLetter,
  language: Language,
  values: Values,
): MailLinkText => (TRANSLATED[language] ?? en)[letter](values);

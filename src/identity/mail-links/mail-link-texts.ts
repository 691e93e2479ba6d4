import type { Language } from '#contract/people';
import type { MailLinkPurpose } from '../profiles/mail-link-requested.js';

export interface MailLinkText {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  footer: string;
}

interface Values {
  brand: string;
  name: string;
  hours: number;
}

type Texts = Record<MailLinkPurpose, (values: Values) => MailLinkText>;

const en: Texts = {
  'confirm-email': ({ brand, name, hours }) => ({
    subject: `Confirm your email for ${brand}`,
    heading: `Welcome, ${name}!`,
    paragraphs: [
      `One tap and your ${brand} account is ready: please confirm that this is your email address.`,
      `The link works once, within ${hours} hours.`,
    ],
    button: 'Confirm email',
    footer: `Somebody signed up for ${brand} with this address. If it was not you, ignore this email.`,
  }),
  'reset-password': ({ brand, name, hours }) => ({
    subject: `Choose a new password for ${brand}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${name}, here is the link to a new password. Once it is set, you are signed out everywhere else.`,
      hours === 1 ? 'The link works once, within an hour.' : `The link works once, within ${hours} hours.`,
    ],
    button: 'Choose a password',
    footer: 'If you did not ask for this, ignore this email: your password stays as it is.',
  }),
};

const es: Texts = {
  'confirm-email': ({ brand, name, hours }) => ({
    subject: `Confirma tu correo en ${brand}`,
    heading: `¡Hola, ${name}!`,
    paragraphs: [
      `Tu cuenta de ${brand} está casi lista: confirma que esta es tu dirección de correo.`,
      `El enlace sirve una sola vez, durante ${hours} horas.`,
    ],
    button: 'Confirmar correo',
    footer: `Alguien creó una cuenta de ${brand} con esta dirección. Si no fuiste tú, ignora este mensaje.`,
  }),
  'reset-password': ({ brand, name, hours }) => ({
    subject: `Elige una nueva contraseña en ${brand}`,
    heading: 'Elige una nueva contraseña',
    paragraphs: [
      `Hola, ${name}: este es el enlace para cambiar tu contraseña. Al hacerlo se cerrará tu sesión en todos los demás dispositivos.`,
      hours === 1
        ? 'El enlace sirve una sola vez, durante una hora.'
        : `El enlace sirve una sola vez, durante ${hours} horas.`,
    ],
    button: 'Elegir contraseña',
    footer: 'Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.',
  }),
};

const TRANSLATED: Partial<Record<Language, Texts>> = { en, es };

/** The words of a mail, in English where the person's language is not spoken yet. */
export const mailLinkText = (purpose: MailLinkPurpose, language: Language, values: Values): MailLinkText =>
  (TRANSLATED[language] ?? en)[purpose](values);

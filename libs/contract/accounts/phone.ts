/** Confirming a number: a code is sent to it and given back. Sends and tries count for the person and for the number. */
export const PHONE_CODE_LIMITS = {
  digits: 6,
  /** A code works so long. */
  minutes: 10,
  /** So often may one code be tried. */
  tries: 5,
  triesPerHour: 15,
  /** One a minute, too. */
  codesPerHour: 3,
  codesPerDay: 6,
  /** For one network address: a campus has many behind one. */
  codesPerAddressAndHour: 30,
} as const;

/** E.164: a plus, a country code, at most 15 digits. */
const DIALABLE = /^\+[1-9]\d{7,14}$/;

/**
 * A number as it is dialled from anywhere, or null when it cannot be told. One that was typed without a country code is
 * taken for one of `countryCode` (digits alone, e.g. `1`); a leading zero is left out then.
 */
export function dialable(typed: string, countryCode: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  const abroad = typed.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null;
  const number = `+${abroad ?? atHome(digits, countryCode)}`;
  return DIALABLE.test(number) ? number : null;
}

/** North American numbers have ten digits, and are often written with their 1. */
function atHome(digits: string, countryCode: string): string {
  if (countryCode !== '1') return countryCode + digits.replace(/^0/, '');
  return /^1?[2-9]\d{9}$/.test(digits) ? `1${digits.slice(-10)}` : '';
}

import { domainToASCII } from 'node:url';

/** What is not seen: zero-width characters, soft hyphens, marks of direction and the like. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * The one way of writing a mail address, in which addresses are stored and compared: visible characters only, in their
 * compatibility form and lower case, the domain in ASCII and without a dot at its end. Dots and `+tags` in front of the @
 * stay, because only some providers ignore them. What is no address comes out as something that is none.
 */
export function canonicalAddress(written: string): string {
  const text = folded(folded(written).replaceAll(INVISIBLE, '')).trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const domain = text.slice(at + 1);
  return `${text.slice(0, at)}@${domainToASCII(domain.replace(/\.$/, '')) || domain}`;
}

/**
 * What mails are counted for: the address in its canonical form without its `+tag`, since what comes after a plus is
 * delivered to the same mailbox. Not for telling accounts apart (ADR 21).
 */
export function mailboxOf(email: string): string {
  const address = canonicalAddress(email);
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  return plus < 0 || plus > at ? address : address.slice(0, plus) + address.slice(at);
}

/** Lower case may bring composed letters apart, so their form is settled after it. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

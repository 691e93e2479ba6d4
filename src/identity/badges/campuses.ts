export interface Campus {
  /** In lower case. */
  domain: string;
  /** As people read it. */
  name: string;
}

/** From `wrenfield.edu=Wrenfield University,…`; the longer domain first, so that a part of a campus has its own name. */
export const campusesIn = (list: string): Campus[] =>
  list
    .split(',')
    .map((entry) => entry.split('=').map((part) => part.trim()))
    .flatMap(([domain, name]) => (domain && name ? [{ domain: domain.toLowerCase(), name }] : []))
    .sort((a, b) => b.domain.length - a.domain.length);

/** The campus an address is of, at its domain or one below it. */
export function campusOf(email: string | null, campuses: readonly Campus[]): Campus | undefined {
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return campuses.find((campus) => domain === campus.domain || domain?.endsWith(`.${campus.domain}`));
}

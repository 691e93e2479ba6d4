interface Names {
  kind: 'guest' | 'member';
  username: string | null;
  fullName: string | null;
  guestId: string | null;
}

/** What others read: a guest is "Guest" and the end of their Guest ID (spec 1, section 6). */
export const displayNameOf = ({ kind, username, fullName, guestId }: Names): string =>
  kind === 'guest' ? `Guest ${guestId?.slice(-4)}` : (fullName ?? username ?? '');

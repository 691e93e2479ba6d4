interface DemoPerson {
  /** What the town's script calls them: the username of a member, the id of a guest. */
  key: string;
}

export interface DemoMember extends DemoPerson {
  kind: 'member';
  username: string;
  fullName: string;
  bio: string;
  memberSinceMonths: number;
  verified: boolean;
  /** From the range kept free for fiction, so that nobody is ever called. */
  phone: string | null;
}

interface DemoGuest extends DemoPerson {
  kind: 'guest';
  guestId: string;
}

const member = (words: Omit<DemoMember, 'kind' | 'key'>): DemoMember => ({
  kind: 'member',
  key: words.username,
  ...words,
});

const guest = (guestId: string): DemoGuest => ({ kind: 'guest', key: guestId, guestId });

/** The people of the demo town: nine members and two guests. */
export const DEMO_PEOPLE: readonly (DemoMember | DemoGuest)[] = [
  member({
    username: 'mara_k',
    fullName: 'Mara Keller',
    bio: 'PhD student in hydrology. I fix up bikes on weekends and sell what no longer fits in the hallway.',
    memberSinceMonths: 22,
    verified: true,
    phone: '+1 413 555 0142',
  }),
  member({
    username: 'jonas_w',
    fullName: 'Jonas Wirth',
    bio: 'Carpenter by training. Old chairs get a second life in my garage on Mill Lane; ring the blue bell.',
    memberSinceMonths: 34,
    verified: true,
    phone: '+1 413 555 0118',
  }),
  member({
    username: 'theo_b',
    fullName: 'Theo Baptiste',
    bio: 'Records, amps and too many cables. Everything I sell is tested, come and listen.',
    memberSinceMonths: 17,
    verified: true,
    phone: null,
  }),
  member({
    username: 'lena_ortiz',
    fullName: 'Lena Ortiz',
    bio: 'Fashion history, third year. One in, one out is the rule of my wardrobe. Smoke-free, one very clean cat.',
    memberSinceMonths: 13,
    verified: true,
    phone: null,
  }),
  member({
    username: 'priya_nair',
    fullName: 'Priya Nair',
    bio: 'Graduating this term and flying home with two suitcases, so all of it has to go.',
    memberSinceMonths: 9,
    verified: false,
    phone: '+1 413 555 0167',
  }),
  member({
    username: 'sam_okafor',
    fullName: 'Sam Okafor',
    bio: 'Computer science, second year. I upgrade more often than is sensible.',
    memberSinceMonths: 7,
    verified: false,
    phone: null,
  }),
  member({
    username: 'hana_sato',
    fullName: 'Hana Sato',
    bio: 'Music education. I teach piano to beginners and love seeing instruments being played again.',
    memberSinceMonths: 15,
    verified: true,
    phone: '+1 413 555 0193',
  }),
  member({
    username: 'old_mill_books',
    fullName: 'Ruth Adler',
    bio: 'I run the book exchange in the old mill, Thursdays and Saturdays from ten. All takings go to the library fund.',
    memberSinceMonths: 41,
    verified: true,
    phone: '+1 413 555 0105',
  }),
  member({
    username: 'dev_patel22',
    fullName: 'Dev Patel',
    bio: 'New in town, first-year physics.',
    memberSinceMonths: 2,
    verified: false,
    phone: null,
  }),
  guest('Guest-7KQ4MWXD'),
  guest('Guest-H3RT9VBN'),
];

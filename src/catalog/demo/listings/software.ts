import { days, hours, listedUnder, shots } from '../demo-listing-parts.js';
import { PLACES } from '../demo-town.js';

export const software = listedUnder('software', [
  {
    seller: 'sam_okafor',
    title: 'Space strategy game, boxed edition with disc',
    description: 'For the shelf or the nostalgic. Map and manual inside, serial number never used.',
    price: 16,
    condition: 'like-new',
    location: PLACES.northCampus,
    tags: ['pc game', 'boxed', 'strategy'],
    minutesAgo: days(1.5),
    viewCount: 47,
    pictures: shots('software-box', 'plum', 3, 'detail', 'in-place'),
  },
  {
    seller: 'theo_b',
    title: 'Music production suite, transferable licence',
    description:
      'Moved to another program after my internship. The maker allows one transfer, which I pay for. Four sample packs come along on a stick.',
    price: 89,
    condition: 'like-new',
    tags: ['licence', 'music production', 'daw'],
    minutesAgo: days(8.1),
    viewCount: 70,
    pictures: [...shots('licence-card', 'charcoal', 1), ...shots('usb-stick', 'coral', 1)],
  },
  {
    seller: 'sam_okafor',
    title: 'Thesis template with build scripts',
    description:
      'Matches the formatting rules of our faculty, bibliography included. You get the repository and half an hour of help to set it up.',
    price: 5,
    condition: 'new',
    tags: ['thesis', 'template', 'latex'],
    aiGenerated: true,
    minutesAgo: hours(13.1),
    viewCount: 28,
    pictures: shots('code-window', 'sky', 0, 'close-up'),
  },
  {
    seller: 'lena_ortiz',
    title: 'Digital painting program, one-year voucher',
    description: 'Won in a raffle, but I draw on paper. Code is sealed and good until next summer.',
    price: 30,
    condition: 'new',
    tags: ['drawing', 'voucher', 'digital art'],
    minutesAgo: days(26.8),
    viewCount: 58,
    pictures: shots('paint-app', 'lavender', 2),
  },
]);

import { days, hours, listedUnder, shots } from '../demo-listing-parts.js';
import { PLACES } from '../demo-town.js';

export const services = listedUnder('services', [
  {
    seller: 'hana_sato',
    title: 'Calculus and statistics tutoring, per hour',
    description:
      'I tutored at the learning centre for two years. We start from what you already know and draw a lot. First half hour is free, on campus or online.',
    price: 20,
    condition: 'new',
    location: PLACES.northCampus,
    tags: ['tutoring', 'calculus', 'statistics'],
    minutesAgo: hours(9.7),
    viewCount: 64,
    pictures: shots('chalkboard', 'rose', 2, 'close-up'),
  },
  {
    seller: 'jonas_w',
    title: 'Moving help with trailer, per hour',
    description:
      'One carpenter, one trailer, straps and blankets. Second pair of hands on request. Weekends fill up early.',
    price: 35,
    condition: 'new',
    location: PLACES.oldMill,
    tags: ['moving', 'trailer', 'transport'],
    minutesAgo: days(3.9),
    viewCount: 118,
    pictures: shots('cargo-trailer', 'mint', 0, 'in-place'),
  },
  {
    seller: 'mara_k',
    title: 'Free bike check on Saturday mornings',
    description:
      'Brakes, chain, lights and air in ten minutes, in front of the boathouse from nine to noon. Parts at cost. Cake welcome.',
    price: 0,
    condition: 'new',
    location: PLACES.riverside,
    tags: ['bike repair', 'free', 'saturday'],
    minutesAgo: days(7.2),
    viewCount: 146,
    pictures: shots('toolbox', 'teal', 0, 'close-up'),
  },
  {
    seller: 'dev_patel22',
    title: 'Dog walking around campus',
    description: 'I miss my dog. Lunch breaks and evenings, thirty minutes, photos included.',
    price: 10,
    condition: 'new',
    location: PLACES.elmPark,
    tags: ['dog', 'pets', 'walking'],
    aiGenerated: true,
    minutesAgo: days(12.1),
    viewCount: 93,
    pictures: shots('dog', 'terracotta', 1, 'in-place', 'close-up'),
  },
  {
    seller: 'lena_ortiz',
    title: 'Proofreading, English and Spanish, per 1,000 words',
    description:
      'Essays, theses, cover letters. Two days for up to ten pages. I comment kindly but honestly.',
    price: 14.5,
    condition: 'new',
    tags: ['proofreading', 'english', 'spanish'],
    minutesAgo: days(19.5),
    viewCount: 55,
    pictures: [],
  },
]);

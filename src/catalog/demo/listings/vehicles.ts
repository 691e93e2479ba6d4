import { days, hours, listedUnder, shots } from '../demo-listing-parts.js';
import { PLACES } from '../demo-town.js';

export const vehicles = listedUnder('vehicles', [
  {
    seller: 'jonas_w',
    title: 'Small hatchback, 2011, one owner',
    description:
      '98,000 miles, inspection until May, winter tyres on a second set of rims. A dent in the rear left door from a supermarket trolley. The radio only likes the local station, but so do I. No trade-ins please.',
    price: 3250,
    condition: 'fair',
    location: PLACES.oldMill,
    tags: ['car', 'hatchback', '2011', 'manual'],
    minutesAgo: hours(16.3),
    viewCount: 152,
    pictures: shots('hatchback', 'cherry', 2, 'turned', 'close-up', 'in-place'),
  },
  {
    seller: 'theo_b',
    title: 'Retro moped, 50 cc, mint green',
    description:
      'Starts on the second kick, always. New battery and rear tyre. Two helmets included, one of them fits nobody I know.',
    price: 1150,
    condition: 'good',
    location: PLACES.riverside,
    tags: ['moped', '50cc', 'retro'],
    minutesAgo: days(4.4),
    viewCount: 231,
    pictures: shots('moped', 'mint', 0, 'close-up', 'in-place'),
  },
  {
    seller: 'sam_okafor',
    title: 'Electric kick scooter, folds',
    description:
      'About 12 miles of range, less uphill to the observatory. Brakes adjusted, charger included.',
    price: 160,
    condition: 'good',
    location: PLACES.northCampus,
    tags: ['scooter', 'electric', 'commute'],
    aiGenerated: true,
    minutesAgo: days(10.8),
    viewCount: 174,
    pictures: shots('kick-scooter', 'charcoal', 3, 'close-up', 'in-place'),
  },
  {
    seller: 'mara_k',
    title: 'Camper van, 1989, lovingly converted',
    description: [
      'We called her Biscuit. She took us to two oceans and never once left us standing, though she did make us wait at the top of most hills.',
      'Conversion done in 2021: insulated floor and walls, a bed of 190 × 130 cm that folds into a bench, a two-burner stove, a sink with a 20-litre tank, and a 100 W panel on the roof feeding a battery that runs the lights and the fan for three grey days.',
      'Engine: rebuilt at 140,000 miles, now at 171,000. Timing belt, water pump and clutch are from last year; I have every receipt in a folder with tabs, because I am that person. Inspection passed in September without remarks.',
      'What is not perfect: surface rust on the rear left arch, a wiper that squeaks in D major, the sliding door wants to be asked twice, and the fuel gauge is more of an opinion. The curtains are handmade and come with her.',
      'She is 4.6 m long and 2.0 m high, so she fits under the barrier at the riverside car park. About 24 mpg if you are gentle.',
      'Why we sell: my fieldwork moves to Iceland in January and the ferry costs more than she does. I would like her to go to somebody who will actually drive her somewhere. Come and see her in Elm Park, we will put the kettle on and take a slow lap around the lake.',
    ].join('\n\n'),
    price: 5900,
    condition: 'good',
    location: PLACES.elmPark,
    tags: ['camper', 'van', '1989', 'converted', 'road trip'],
    minutesAgo: days(25.3),
    viewCount: 487,
    pictures: shots('camper-van', 'teal', 1, 'turned', 'detail', 'in-place'),
  },
]);

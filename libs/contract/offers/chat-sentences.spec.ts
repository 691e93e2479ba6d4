import { describe, expect, it } from '@jest/globals';
import { detectOffer } from '#contract/offers/detect-offer';

const LISTINGS = {
  desk: { title: 'Oak desk with drawers', price: 120 },
  bike: { title: 'Trek FX 2 bike, 2019, size M', price: 350 },
  phone: { title: 'iPhone 13 128GB', price: 400 },
  book: { title: 'Calculus textbook, 8th edition', price: 45 },
  chairs: { title: '4 dining chairs', price: 80 },
  lamp: { title: 'IKEA floor lamp', price: 20 },
  sofa: { title: 'Grey sofa with 3 seats', price: 250 },
  guitar: { title: 'Fender Stratocaster', price: 600 },
  mesa: { title: 'Mesa de estudio', price: 60 },
  bici: { title: 'Bicicleta de montaña', price: 150 },
};

/**
 * How students write to each other, one sentence a line: the listing, the amount that a person would read and whether
 * it is answered (`high`, `medium`) or asked about (`low`), the words. Every third line was kept apart: the rules were
 * not made looking at it.
 */
const SENTENCES = `
guitar | - | no way id pay 500 for that
desk | - | nobody will give you 120 for this lol
sofa | - | who would pay 250 for a used couch
desk | - | im not paying 100 for a desk w scratches sorry
guitar | - | there's no way this is worth 600
bike | - | I can't do 300
phone | - | not gonna spend 400 on a 13
sofa | - | noone on campus is paying 200 for that
bike | - | I'd never pay 350 for this 😂
book | - | why would anyone pay 45 when the pdf is free
lamp | - | 20 for a lamp? no thanks
sofa | - | 200 is still too much for me
book | 30 medium | i dont wanna pay more than 30
desk | 80 medium | cant go over 80 sorry
chairs | 50 medium | I don't have more than 50 on me, would that be ok?
phone | - | did someone already offer 350?
bike | - | has anyone offered you 300 yet
guitar | - | my roommate got his for 400
sofa | - | another guy offered me his for 150
desk | - | someone in the dorm is selling the same one for 90
lamp | - | how much did u pay for it, like 60?
phone | - | it was 800 new right?
book | - | I paid 120 for mine last semester ugh
bike | - | what did it cost when you bought it? 700?
chairs | - | did you get any offers over 60?
guitar | - | last week it said 550 didnt it
desk | 40 medium | can't do 50 but could do 40
sofa | 180 medium | 250 is too much but i can do 180
bike | 260 medium | I couldn't do 300, maybe 260?
guitar | 450 medium | not 500 but id go 450
chairs | 55 medium | wont pay 80, 55 and i pick up tonight
book | 25 medium | 45 no, 25 yes
sofa | 220 medium | 200, no, 220
phone | 320 medium | i'd pay 230, oops i mean 320
desk | 70 medium | would you take 60? no? then 70
bike | 280 medium | 28 was a typo, I meant 280
lamp | 15 medium | 10... ok make it 15
guitar | 480 medium | i can do 450. actually 480
desk | 75 medium | sorry 75 not 57
sofa | 170 medium | $150? hmm ok what about 170 then
desk | 90 medium | deal at 90?
phone | 340 medium | I'll take it at 340
bike | 300 medium | make it 300 and we have a deal
book | 35 medium | yeah ok 35 deal 🤝
sofa | 190 medium | ok ill take it for 190, when can i come
chairs | 60 medium | sold if you say 60
guitar | 500 medium | lets settle at 500
chairs | - | i only need 2 chairs
chairs | - | could I take 3 chairs and leave one?
lamp | - | need 2 lamps do u have more
book | - | we need 15 copies for the study group
desk | - | does it fit 2 monitors
sofa | - | can it seat 4 people
chairs | - | do you have 6 of these
bike | - | is it from 2018 or 2019
phone | - | how many cycles does the battery have, 300?
guitar | - | is that the 1996 one
book | - | is this the 2021 edition or the one from 2017
desk | - | how many drawers, 3?
desk | - | can i come around 5 on the 3rd
sofa | - | saturday around 11 works for me
lamp | - | I could be there tmrw around 7 if thats ok
bike | - | free at 4 or after 6 today, u?
phone | 330 medium | 330 and i can be there at 6
book | - | amazon has it for 38
lamp | - | it's 15 new at ikea lol
bike | - | I can get a new one at walmart for 200
phone | - | backmarket sells these for 310 with warranty
sofa | 100 medium | Same one is 180 on fb marketplace, would you do 100
book | - | bookstore wants 90, wild
desk | 50 medium | fifty bucks?
sofa | 250 medium | id give you two hundred and fifty
guitar | 500 medium | would you do five hundred
book | 20 medium | twenty for the book and i come now
bike | 300 medium | can you do three hundred cash
desk | 100 medium | a hundred and its yours? i mean mine haha
phone | 350 medium | three fifty and i pick up today
chairs | 65 medium | sixty five for all of them?
desk | - | give me twenty minutes
lamp | - | thanks a million
mesa | 50 medium | te doy 50
mesa | 40 medium | ¿me lo dejas en 40?
bici | - | no pago 150 ni loco
bici | - | alguien te ofreció 100?
mesa | 50 low | cincuenta euros
mesa | - | cuál es lo último?
bici | 120 medium | te puedo dar 120 hoy mismo
bici | - | nadie te va a dar 150 por eso
mesa | 45 medium | te ofrezco 45 y paso a buscarlo hoy
bici | 110 medium | no puedo 130 pero sí 110
mesa | - | en amazon está por 35
bici | - | puedo ir a las 5 el sábado?
bici | 125 medium | aceptarías 125?
mesa | 30 medium | 30 y me la llevo ahora
mesa | - | cuánto te costó? 100?
bici | 100 medium | cien y cerramos
mesa | 40 medium | cuarenta dólares va?
bici | 130 medium | 120, no, mejor 130
mesa | - | necesito 2 sillas también
bici | - | es del 2019?
mesa | - | sigue en 60?
bici | 90 low | tengo 90 ahora mismo
mesa | 35 medium | lo máximo que te puedo dar son 35
bici | 115 medium | qué tal 115
mesa | - | mide 120 cm de largo?
desk | 85 medium | $85?? im a broke student lol
desk | 85 high | $85
bike | 275 medium | 275$ cash today
sofa | 199.99 medium | USD 199.99 works?
guitar | 1100 medium | would you take 1,100 for it and the amp
guitar | 550.5 medium | I offer 550.50
guitar | 1250 medium | ofrezco 1.250,00 por la guitarra y el ampli
desk | 95 medium | hey! is this still avail? could do 95 if so, my dorm is room 214
phone | - | my number is 617 555 0142, text me
bike | - | im on bus 57, there in 15
sofa | - | i live at 340 Beacon St apt 4
desk | - | building 12, 3rd floor
phone | - | is the battery at 90%
desk | - | can you do 20% off
bike | - | would you go 50/50 on the shipping
guitar | - | the reviews say 4.5 stars
desk | - | how heavy is it, 40 lbs?
sofa | - | im like 10 miles away
phone | - | is it the 13 or the 13 pro
bike | - | im 180cm would size M fit
chairs | 30 medium | 2 for 30?
chairs | 60 medium | 30 each for both, so 60 total
chairs | 20 medium | $20 each
phone | - | do you still want 400 for it?
sofa | - | so its 250 firm?
desk | 120 medium | ill pay the full 120
desk | - | is 120 your best price
bike | - | is the price still 350
guitar | - | u said 600 in the ad right
sofa | 160 medium | heyy would u be okay with 160 👀
desk | 70 medium | best i can do is 70
book | 30 medium | can u do 30
lamp | 12 medium | 12 and ill come get it rn
lamp | 15 medium | would 15 work?
sofa | 200 medium | sell it to me for 200
bike | 290 medium | hows 290 sound
phone | 300 medium | can i get it for 300 pls 🙏
chairs | 50 medium | wld u let them go for 50
guitar | 520 medium | i was thinking like 520?
desk | 60 low | i have 60 left this month 😅
sofa | 150 medium | i can venmo u 150 right now
bike | - | whats the lowest youd go, im hoping under 300
desk | - | can you knock 20 off
desk | 100 medium | can you knock 20 off and do 100
phone | - | is there any discount for students like 10 percent
book | - | exam is on the 14th so i need it before chapter 9
guitar | - | what would shipping be, 25?
lamp | - | is the bulb 60w
sofa | - | would take me 30 min to get there, ok?
bike | 240 medium | would you consider 240, it needs a new chain (those are 30)
book | - | lol someone asked 100 for this in the group chat
phone | - | if i paid 400 id want a box and charger
desk | - | my budget was 50 so no sorry
guitar | 575 medium | id do 575 shipped
chairs | 70 medium | would you sell all 4 for 70
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))
  .map(([listing = '', meant = '', words = '']) => ({
    words,
    listing: LISTINGS[listing as keyof typeof LISTINGS],
    meant,
  }));
type Sentence = (typeof SENTENCES)[number];

const TUNED = SENTENCES.filter((_, index) => index % 3 !== 2);
const KEPT_APART = SENTENCES.filter((_, index) => index % 3 === 2);

/** `60 medium`, or `-` where there is no offer. */
const read = ({ words, listing }: Sentence): string => {
  const found = detectOffer(words, listing);
  return found ? `${found.amount} ${found.confidence}` : '-';
};
const onRecord = (reading: string) => /high|medium/.test(reading);
const wrongOnRecord = (sentence: Sentence) => {
  const reading = read(sentence);
  return onRecord(reading) && reading.split(' ')[0] !== sentence.meant.split(' ')[0];
};

describe('What students write', () => {
  it.each(TUNED)('$words', (sentence) => {
    expect(read(sentence)).toBe(sentence.meant);
  });

  it('is read as a person would where the rules were not made for it', () => {
    const right = KEPT_APART.filter((sentence) => read(sentence) === sentence.meant);
    expect(right.length / KEPT_APART.length).toBeGreaterThanOrEqual(0.9);
    expect(KEPT_APART.filter(wrongOnRecord).length).toBeLessThanOrEqual(1);
  });
});

import { HIDDEN } from '#contract/offers/message-text';

const PAYMENT = `cash dollars usd bucks bills venmo venmo'd venmoed zelle zelled paypal cashapp transfer bizum efectivo
  flat total altogether all each ea apiece per both shipped shipping delivered delivery pickup pick picked up tax`;
const TIME = `today tonight tomorrow now right rn asap immediately this later when once after before next weekend
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  hoy ahora manana mismo ya luego esta este cuando lunes martes miercoles jueves viernes sabado domingo`;
const FIRMNESS = `max maximum tops top at limit firm final obo or best most even only just exactly instead more less least
  though considering given maximo tope solo nada mas fijo justo minimo como`;
const FUNCTION_WORDS = `for if and but with w without so since because as to in on from via by including incl inc plus
  minus while than then unless until where which that thats its it it's is are was would will be being can could do does
  did may might not no of off over under my me us your
  para pa por si y pero con sin porque que en de desde o ni al a aunque es son era fue seria estaria sera lo la los las le
  se te nos va puede podria mio tuyo`;
const PEOPLE = `i im i'm i'll i'd ill id ive i've you you'd you're you'll we we'll we'd he she they mine yours
  yo tu usted let lets let's`;
const VERDICTS = `work works ok okay okey okk k cool good fine enough possible doable fair sound sounds alright acceptable
  fly suffice reasonable deal done too low high much interested interest yes yeah yep seems feels makes maybe correct take
  sell offer counter accept text give bring hold call message come coming see meet depending
  bien parece vale sirve trato hecho posible mucho poco voy paso vengo recojo llego quedo cierro cerramos compro llevo
  pago doy`;
const ADDRESS = `please thanks thank thanx thankyou sorry lol lmao haha hahaha tbh ngl imo honestly lmk hmu fr btw idk
  still bro bruh man dude sis buddy mate boss sir maam ma'am fam homie brother broke hmm hm huh eh hey hi hello also
  otherwise like about around have thoughts promise there here
  jaja jajaja hermano tio tia amigo amiga jefe gracias porfa porfavor favor perdon hola ahi alla el`;

const MAY_FOLLOW_A_PRICE = new Set(
  [PAYMENT, TIME, FIRMNESS, FUNCTION_WORDS, PEOPLE, VERDICTS, ADDRESS].flatMap((words) => words.split(/\s+/)),
);

/**
 * Whether a number may count or name what comes after it: "could you send 3 closeups" is no price. Only the words above
 * leave a price a price; after any other one the buyer is asked.
 */
export const mayCount = (after: string): boolean => {
  const [first = ''] = after.split(' ');
  return first !== '' && first !== ',' && first !== HIDDEN && !MAY_FOLLOW_A_PRICE.has(first);
};

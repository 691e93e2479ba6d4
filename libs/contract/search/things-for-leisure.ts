import type { Thing } from './things.js';

export const SPORTING_GOODS: readonly Thing[] = [
  ['bike, bicycle, ~cycle, pushbike, two wheeler', 'bici, bicicleta'],
  ['mountain bike, mtb', 'bicicleta de montaña, bici de montaña'],
  ['road bike, racing bike, racer', 'bicicleta de carretera, bici de carretera'],
  ['electric bike, ebike, e bike, pedelec', 'bicicleta eléctrica, bici eléctrica'],
  ['bike lock, bicycle lock, u lock', 'candado de bici, ~candado'],
  ['bike helmet, cycling helmet, bicycle helmet', 'casco de bici, ~casco'],
  ['skateboard, longboard', 'monopatín, patineta'],
  ['roller skates, rollerblades, inline skates', 'patines'],
  ['ice skates', 'patines de hielo'],
  ['skis, ski set', 'esquís'],
  ['snowboard, snow board', 'tabla de snowboard'],
  ['surfboard, surf board', 'tabla de surf'],
  ['tent', 'tienda de campaña, carpa'],
  ['sleeping bag', 'saco de dormir, bolsa de dormir'],
  ['sleeping pad, camping mat, sleeping mat', 'esterilla, aislante'],
  ['hammock', 'hamaca'],
  ['dumbbells, weights, free weights', 'mancuernas, pesas'],
  ['kettlebell', 'pesa rusa'],
  ['yoga mat, exercise mat, gym mat', 'esterilla de yoga, colchoneta'],
  ['treadmill, running machine', 'cinta de correr, caminadora'],
  ['exercise bike, spin bike, stationary bike', 'bicicleta estática'],
  ['football, soccer ball', 'balón de fútbol, pelota de fútbol'],
  ['basketball', 'balón de baloncesto'],
  ['racket, racquet', 'raqueta'],
  ['hiking boots, walking boots', 'botas de montaña, botas de senderismo'],
  ['kayak, canoe', 'kayak, canoa'],
  ['fishing rod, fishing pole', 'caña de pescar'],
];

export const VEHICLES: readonly Thing[] = [
  ['car, automobile, auto, hatchback, sedan', 'coche, carro, automóvil'],
  ['motorcycle, motorbike', 'moto, motocicleta'],
  ['moped, motor scooter, vespa', 'ciclomotor, motoneta'],
  ['kick scooter, electric scooter, e scooter, ~scooter', 'patinete, patinete eléctrico'],
  ['camper van, campervan, motorhome, rv', 'autocaravana, furgoneta camper'],
  ['van, minivan', 'furgoneta, camioneta'],
  ['trailer', 'remolque'],
  ['tires, tyres, winter tires', 'neumáticos, llantas'],
];

export const MUSICAL_INSTRUMENTS: readonly Thing[] = [
  ['guitar', 'guitarra'],
  ['bass guitar, electric bass', 'bajo eléctrico'],
  ['guitar amp, amplifier, amp', 'amplificador'],
  ['piano, digital piano, keyboard piano', 'piano, piano digital'],
  ['synthesizer, synth', 'sintetizador'],
  ['violin, fiddle', 'violín'],
  ['drums, drum kit, drum set, drum', '~batería, tambor'],
  ['flute', 'flauta'],
  ['trumpet', 'trompeta'],
  ['saxophone, sax', 'saxofón'],
  ['ukulele, uke', 'ukelele'],
  ['harmonica, mouth organ', 'armónica'],
];

export const COLLECTIBLES: readonly Thing[] = [
  ['vinyl, vinyls, lp, vinyl records, ~record', 'vinilo, discos de vinilo'],
  ['trading cards, collectible cards, pokemon cards', 'cartas coleccionables, cromos'],
  ['coins', 'monedas'],
  ['stamps, postage stamps', 'sellos, estampillas'],
  ['poster, ~print, wall art', 'póster, lámina, cartel'],
  ['painting, artwork', 'cuadro, pintura'],
  ['figurine, action figure, funko', 'figura, figurita'],
  ['antique', 'antigüedad'],
];

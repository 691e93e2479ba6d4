import type { Thing } from './things.js';

export const BOOKS: readonly Thing[] = [
  ['textbook, course book, schoolbook, study book', 'libro de texto'],
  ['book', 'libro'],
  ['novel, fiction', 'novela'],
  ['comics, comic book, graphic novel, manga', 'cómic, tebeo, historieta'],
  ['dictionary', 'diccionario'],
  ['cookbook, recipe book, cookery book', 'libro de cocina, recetario'],
  ['magazine', 'revista'],
  ['atlas, map', 'atlas, mapa'],
  ['exercise book, workbook', 'cuaderno, libreta'],
];

export const SERVICES: readonly Thing[] = [
  ['tutoring, tutor, private lessons, lessons', 'clases particulares, tutoría, profesor particular'],
  ['moving help, removal help, movers', 'mudanza, ayuda con mudanza'],
  ['proofreading, copy editing', 'corrección de textos'],
  ['babysitting, babysitter, childcare', 'canguro, niñera'],
  ['dog walking, dog sitting, pet sitting', 'paseo de perros, cuidado de mascotas'],
  ['haircut, hairdresser', 'corte de pelo, peluquería'],
  ['repair, fixing', 'reparación, arreglo'],
];

export const SOFTWARE: readonly Thing[] = [
  ['software, program, ~app', 'programa, aplicación'],
  ['license, licence, product key', 'licencia'],
];

export const OTHER: readonly Thing[] = [
  ['suitcase, luggage, travel bag, trolley case', 'maleta, equipaje'],
  ['tickets, concert ticket, admission', 'entradas, boletos'],
  ['board game, tabletop game, parlor game', 'juego de mesa'],
  ['puzzle, jigsaw, jigsaw puzzle', 'rompecabezas, puzle'],
  ['toys', 'juguetes'],
  ['moving boxes, cardboard boxes', 'cajas de mudanza, cajas de cartón'],
  ['baby carriage, stroller, pram, pushchair, buggy', 'carrito de bebé, cochecito'],
  ['umbrella', 'paraguas'],
  ['fish tank, aquarium', 'acuario, pecera'],
  ['cat tree, scratching post', 'rascador'],
  ['stationery, school supplies, office supplies', 'papelería, material escolar'],
  ['binder, ring binder, folder', 'carpeta, archivador'],
  ['pen, ballpoint, biro', 'bolígrafo, lapicero'],
];

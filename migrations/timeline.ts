import { Platform20261120100000 } from './20261120100000-platform.js';
import { Identity20261120100100 } from './20261120100100-identity.js';
import { Catalog20261120100200 } from './20261120100200-catalog.js';
import { CatalogSearch20261121090000 } from './20261121090000-catalog-search.js';
import { Messaging20261121100000 } from './20261121100000-messaging.js';
import { OfferQuestions20261122014550 } from './20261122014550-offer-questions.js';

/** Every migration, oldest first. A migration that has been released is never edited; add one after it. */
export const TIMELINE = [
  Platform20261120100000,
  Identity20261120100100,
  Catalog20261120100200,
  CatalogSearch20261121090000,
  Messaging20261121100000,
  OfferQuestions20261122014550,
] as const;

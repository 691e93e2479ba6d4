import * as catalog from './catalog.js';
import * as community from './community.js';
import * as identity from './identity.js';
import * as messaging from './messaging.js';
import * as monetization from './monetization.js';
import * as notifications from './notifications.js';

/** Every page there is, by the name of its declaration. */
export const PAGES = {
  ...catalog,
  ...community,
  ...identity,
  ...messaging,
  ...monetization,
  ...notifications,
};

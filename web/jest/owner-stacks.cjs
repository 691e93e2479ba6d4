const React = require('react');

// oxlint-disable-next-line no-underscore-dangle -- React has no other place to say so
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/**
 * React makes an error for each of the first ten thousand elements of a second, to tell where they were written to whoever asks.
 * Nobody asks here. To React every element comes after those: it was a tenth of the time.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set(_count) {},
});

/** How soon what a saved search finds is mailed; in the app it is told at once. */
export const SEARCH_FREQUENCIES = ['at-once', 'daily', 'weekly'] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

export const SAVED_SEARCH_LIMITS = {
  perPerson: 50,
  name: 80,
  /** Listings a mail shows; of the others it says how many they are. */
  mailed: 10,
  /** New ones are counted up to here. */
  countedUpTo: 99,
  /** Mails in a day that ask one address whether it is wanted, and in an hour for one client address. */
  confirmationsPerAddressADay: 3,
  confirmationsPerClientAnHour: 20,
  /** What was found longer ago is forgotten. */
  alertsKeptDays: 90,
} as const;

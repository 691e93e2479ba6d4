import type { MeetupPlaceShape } from '../meetups.js';

/** Whether two people would find each other: two branches of one name are two places. */
export const isSamePlace = (one: MeetupPlaceShape, other: MeetupPlaceShape): boolean =>
  one.kind === other.kind &&
  one.name === other.name &&
  one.placeId === other.placeId &&
  one.latitude === other.latitude &&
  one.longitude === other.longitude;

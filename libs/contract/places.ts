export const PLACE_LIMITS = {
  /** Characters of a postal code or a town that is looked for. */
  query: 60,
  /** From so many on, something is looked for. */
  queryMin: 2,
  found: 8,
  /** Kilometres: a position further from every place that is known is near none. */
  nearest: 50,
} as const;

/** Cells of a degree: a hundredth of it is about a kilometre. */
const CELLS = 100;
const COLUMNS = 360 * CELLS;

/**
 * The id of the coarse place at a position (degrees): the cell of a hundredth of a degree it lies in. This is the only form
 * in which positions leave a browser, or are kept. Null for what is no position. `catalog.spot_of` is its inverse.
 */
export function placeAt(latitude: number, longitude: number): number | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const row = Math.round((latitude + 90) * CELLS);
  // The date line is one column, from whichever side.
  const column = Math.round((longitude + 180) * CELLS) % COLUMNS;
  return row * COLUMNS + column;
}

/** The middle of a coarse place, in degrees: the inverse of `placeAt`. */
export function positionOf(place: number): [latitude: number, longitude: number] {
  return [Math.floor(place / COLUMNS) / CELLS - 90, (place % COLUMNS) / CELLS - 180];
}

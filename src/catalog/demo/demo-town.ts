export const TOWN = 'Wrenfield';

/** The neighbourhoods of the demo town, as sellers write them. */
export const PLACES = {
  oldMill: `Old Mill, ${TOWN}`,
  northCampus: `North Campus, ${TOWN}`,
  riverside: `Riverside, ${TOWN}`,
  observatoryHill: `Observatory Hill, ${TOWN}`,
  stationQuarter: `Station Quarter, ${TOWN}`,
  elmPark: `Elm Park, ${TOWN}`,
} as const;

/**
 * Where they lie: in woods where no other place is known. The postal codes are none that anybody has, and the distances
 * from one to another go from one to nine kilometres.
 */
export const POINTS: Readonly<
  Record<(typeof PLACES)[keyof typeof PLACES], { at: [number, number]; code: string }>
> = {
  [PLACES.stationQuarter]: { at: [46.5, -69.2], code: '00101' },
  [PLACES.oldMill]: { at: [46.51, -69.2], code: '00102' },
  [PLACES.riverside]: { at: [46.49, -69.18], code: '00103' },
  [PLACES.northCampus]: { at: [46.54, -69.19], code: '00104' },
  [PLACES.elmPark]: { at: [46.49, -69.23], code: '00105' },
  [PLACES.observatoryHill]: { at: [46.46, -69.28], code: '00106' },
};

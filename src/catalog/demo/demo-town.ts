const TOWN = 'Wrenfield';

/** The neighbourhoods of the demo town, as sellers write them. */
export const PLACES = {
  oldMill: `Old Mill, ${TOWN}`,
  northCampus: `North Campus, ${TOWN}`,
  riverside: `Riverside, ${TOWN}`,
  observatoryHill: `Observatory Hill, ${TOWN}`,
  stationQuarter: `Station Quarter, ${TOWN}`,
  elmPark: `Elm Park, ${TOWN}`,
} as const;

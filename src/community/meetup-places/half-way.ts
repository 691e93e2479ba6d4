type Position = readonly [latitude: number, longitude: number];

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** On a sphere of radius 1. */
function spotAt([latitude, longitude]: Position): [number, number, number] {
  const ring = Math.cos(radians(latitude));
  return [
    ring * Math.cos(radians(longitude)),
    ring * Math.sin(radians(longitude)),
    Math.sin(radians(latitude)),
  ];
}

/** Over ground. */
export function kmBetween(one: Position, other: Position): number {
  const [a, b] = [spotAt(one), spotAt(other)];
  const straight = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * EARTH_KM * Math.asin(Math.min(1, straight / 2));
}

/** The middle of the shortest way; also across the date line. */
export function halfWay(one: Position, other: Position): Position {
  const [a, b] = [spotAt(one), spotAt(other)];
  const [x, y, z] = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  return [degrees(Math.atan2(z, Math.hypot(x, y))), degrees(Math.atan2(y, x))];
}

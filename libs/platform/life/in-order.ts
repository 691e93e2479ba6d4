/** Sorts so that whoever is named in `before` comes later; otherwise as given. @throws Error when they go in a circle */
export function inOrder<T>(all: readonly T[], isBefore: (one: T, other: T) => boolean): T[] {
  const left = [...all];
  const sorted: T[] = [];
  while (left.length > 0) {
    const at = left.findIndex((one) => !left.some((other) => other !== one && isBefore(other, one)));
    if (at < 0) throw new Error('These wait for each other in a circle.');
    sorted.push(...left.splice(at, 1));
  }
  return sorted;
}

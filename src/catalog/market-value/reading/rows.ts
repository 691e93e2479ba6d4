import type { PictureReading, ReadLine } from '#ai/pictures/picture-reading';

/** What comes below these is not the item of the page. */
const OTHERS =
  /^(?:(?:more|other|similar|related|sponsored|recommended)\b.*|.*\b(?:related to this|today'?s picks|you may (?:also )?like|you might like|people (?:also|who)|seller'?s other|customers (?:also|who)|similar items|frequently bought)\b.*)$/i;

/** The lines that speak of the item, from top to bottom. */
export function ownLines({ lines }: PictureReading): readonly ReadLine[] {
  const heading = lines.find(({ text }) => OTHERS.test(text));
  return heading ? lines.filter(({ top }) => top < heading.top) : lines;
}

/** What stands beside or right below a label: `Condition` and, at the other end of its row, `Used`. */
export function besides(label: ReadLine, lines: readonly ReadLine[]): ReadLine[] {
  const middle = label.top + label.height / 2;
  const onRow = lines.filter(
    (line) => line.left > label.left && line.top < middle && line.top + line.height > middle,
  );
  if (onRow.length > 0) return onRow.toSorted((one, other) => one.left - other.left);
  return lines
    .filter(
      ({ top, left }) =>
        top > middle && top < middle + 2.5 * label.height && Math.abs(left - label.left) < label.height * 2,
    )
    .slice(0, 1);
}

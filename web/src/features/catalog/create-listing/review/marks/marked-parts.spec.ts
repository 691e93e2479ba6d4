import { describe, expect, it } from '@jest/globals';
import type { FieldOrigin } from '../drafting-data';
import { markedParts, originsOfWhole, unsurePassages } from './marked-parts';

const origin = (wanted: Partial<FieldOrigin>): FieldOrigin => ({
  field: 'description',
  source: 'words',
  certainty: 'unsure',
  evidence: null,
  ...wanted,
});
const marks = (text: string, ...passages: string[]) =>
  markedParts(text, passages).map(({ part, marked }) => (marked ? `[${part}]` : part));

describe('what of a description is not sure', () => {
  it('is what its origins say, as long as it stands there', () => {
    expect(
      unsurePassages('Works. The meter is a bit off.', [
        origin({ certainty: 'sure' }),
        origin({ evidence: 'The meter is a bit off' }),
        origin({ source: 'picture', certainty: 'likely', evidence: 'KODAK' }),
        origin({ certainty: 'sure', evidence: 'Works' }),
      ]),
    ).toEqual(['The meter is a bit off']);
  });

  it('is marked at its place', () => {
    expect(marks('Works. Maybe old, untested.', 'Maybe old', 'untested')).toEqual([
      'Works. ',
      '[Maybe old]',
      ', ',
      '[untested]',
      '.',
    ]);
    expect(marks('Maybe old', 'Maybe', 'be old')).toEqual(['[Maybe old]']);
    expect(marks('Works.', 'gone')).toEqual(['Works.']);
  });

  it('is told once for each source, with all of its passages', () => {
    const photo = origin({ source: 'picture', certainty: 'likely' });
    const told = originsOfWhole(
      [
        origin({ certainty: 'sure' }),
        origin({ evidence: 'Maybe old' }),
        origin({ evidence: 'untested' }),
        photo,
      ],
      ['Maybe old', 'untested'],
    );
    expect(told).toEqual([origin({ evidence: 'Maybe old”, “untested' }), photo]);
  });
});

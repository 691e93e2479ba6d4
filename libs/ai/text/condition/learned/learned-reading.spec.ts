import { describe, expect, it } from '@jest/globals';
import { heard } from '../../words/said.js';
import { tagged } from '../tagged.js';
import { LEARNED, learnedReading } from './learned-reading.js';
import { OUTCOMES } from './outcomes.js';
import { SCALE } from './weights.gen.js';

const read = (text: string) => learnedReading(tagged(heard(text)), LEARNED);
const passage = (text: string) => {
  const { likeliest, passageFor } = read(text);
  const { start, end } = passageFor(likeliest.outcome);
  return heard(text).text.slice(start, end);
};

describe('what was learned', () => {
  it('says the same of the same text', () => {
    const text = 'Heater, hisses when it warms up, 15';
    expect(read(text).likeliest).toEqual(read(text).likeliest);
  });

  it.each(['', '🔥🔥🔥', '?!', 'a'.repeat(10_000), 'worn '.repeat(2000), '12 '.repeat(3000), '<b>'])(
    'shares one among all outcomes, whatever the text',
    (text) => {
      const { likeliest, likelihoodOf } = read(text);
      expect(OUTCOMES).toContain(likeliest.outcome);
      const all = OUTCOMES.reduce((sum, outcome) => sum + likelihoodOf(outcome), 0);
      expect(all).toBeCloseTo(1);
    },
  );

  it('is shown by words of one sentence', () => {
    const text = 'Carriola azul. La llanta se sale sola. Está en el centro';
    const said = passage(text);
    expect(said).not.toBe('');
    expect('La llanta se sale sola').toContain(said);
  });

  it('has weights that leave room for small ones', () => {
    expect(LEARNED.some((weight) => weight !== 0)).toBe(true);
    expect(Math.max(...LEARNED.map(Math.abs))).toBeCloseTo(127 * SCALE);
  });
});

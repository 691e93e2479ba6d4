import { describe, expect, it } from '@jest/globals';
import { reactionTo } from './keyword-reactions.js';

const reactions = [
  { keyword: 'ship', reply: 'I ship.' },
  { keyword: 'pick up', reply: 'Any evening.' },
  { keyword: 'C++ (2nd ed.)', reply: 'It is.' },
  { keyword: 'envío', reply: 'Sí.' },
];

describe('a keyword', () => {
  it.each([
    ['Can you SHIP it?', 'I ship.'],
    ['Do you do shipping?', undefined],
    ['I could pick\n up today', 'Any evening.'],
    ['Is it the C++ (2nd ed.)?', 'It is.'],
    ['¿El ENVÍO es gratis?', 'Sí.'],
    ['envíos', undefined],
    ['Pick up, or do you ship?', 'I ship.'],
    ['', undefined],
  ])('in %j is answered with %j', (message, reply) => {
    expect(reactionTo(message, reactions)?.reply).toBe(reply);
  });
});

import { describe, expect, it } from '@jest/globals';
import { detectOffer } from '#contract/offers/detect-offer';

describe('Number words that are plainly not money do not count', () => {
  const traps: Record<string, string[]> = {
    'a number continued in words': [
      '$3 thousand?',
      '1.5 thousand?',
      'half a million? 1 million?',
      'two hundred million?',
      'thanks a million',
    ],
    'a distance in words': [
      'two hundred thousand miles?',
      'does it have twelve hundred miles',
      '2 thousand miles',
      '120 mil km',
      'ciento veinte mil kilómetros?',
      'is it the 2001 two thousand miles one',
    ],
    'a figure of speech': [
      'a thousand thanks',
      'mil gracias',
      'cien mil gracias',
      'mil disculpas',
      'one of a thousand reasons',
      'I have a thousand questions',
      'one in a hundred',
      'me gusta mil veces más',
      'al cien por ciento',
    ],
    'a part of another word or number': [
      'the fifty-inch one?',
      'a twenty-two-inch rim?',
      'two hundred-dollar bills?',
      'is it a baby grand?',
      'a grand piano?',
    ],
  };

  describe.each(Object.entries(traps))('%s', (_kind, messages) => {
    it.each(messages)('%p', (message) => {
      expect(detectOffer(message, { title: 'Oak desk' })?.numbers ?? []).toEqual([]);
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { understand } from './understand';
import { UNSAID, type VoiceEvent } from './voice-state';

const ways = { hasEngine: async () => false, transcribe: async () => null };

describe('what was typed', () => {
  it('is understood as it is, also when that ends what was under way', async () => {
    const stop = new AbortController();
    const said: string[] = [];
    const tell = ({ is }: VoiceEvent) => {
      said.push(is);
      stop.abort();
    };
    const understood = ({ text }: { text: string }) => said.push(text);
    await understand({ ...UNSAID, text: ' A kettle. ' }, tell, { ...ways, signal: stop.signal, understood });
    expect(said).toEqual(['understood', 'A kettle.']);
  });

  it('is nobody’s any more once the page is left', async () => {
    const said: string[] = [];
    await understand({ ...UNSAID, text: 'A kettle.' }, ({ is }) => said.push(is), {
      ...ways,
      signal: AbortSignal.abort(),
      understood: ({ text }) => said.push(text),
    });
    expect(said).toEqual([]);
  });
});

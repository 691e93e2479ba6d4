import { describe, expect, it } from '@jest/globals';
import type { Heard } from './browser-recognition';
import { transcriptOf } from './transcribe';
import { failureOf, mayHelpAgain, type TroubleKind, VoiceFailure } from './voice-trouble';

const engine = (answer: { text?: string | null } | null) => ({
  hasEngine: async () => true,
  transcribe: async () => answer,
});
const noEngine = { hasEngine: async () => false, transcribe: () => Promise.reject(new Error('Not asked.')) };
const unknown = { ...noEngine, hasEngine: () => Promise.reject(new VoiceFailure('timeout')) };
const heard = (text: string, trouble: Heard['trouble'] = null): Heard => ({ text, trouble });

describe('the words of a recording', () => {
  it('are those of the engine that is configured', async () => {
    expect(await transcriptOf('a1', heard('Heart.'), engine({ text: ' A kettle. ' }))).toBe('A kettle.');
  });

  it('are those the browser heard where there is none', async () => {
    expect(await transcriptOf('a1', heard('A kettle.'), noEngine)).toBe('A kettle.');
    expect(await transcriptOf(null, heard('A kettle.'), engine({ text: 'other' }))).toBe('A kettle.');
    expect(await transcriptOf('a1', heard('A kettle.'), unknown)).toBe('A kettle.');
  });

  it.each([
    ['an engine that hears nothing', 'silence', heard(''), engine({ text: ' ' })],
    ['an engine that answers nothing', 'no-transcript', null, engine(null)],
    ['an engine that answers something else', 'no-transcript', null, engine({})],
    ['neither an engine nor a browser that listens', 'not-configured', null, noEngine],
    ['an engine nobody can be asked about', 'timeout', null, unknown],
    ['that and a browser that hears nothing', 'timeout', heard('', 'no-speech'), unknown],
    ['a browser that may not listen', 'not-configured', heard('', 'not-allowed'), noEngine],
    ['a browser that hears nobody', 'no-speech', heard('', 'no-speech'), noEngine],
    ['a browser without its service', 'failed', heard('', 'network'), noEngine],
    ['a browser that hears no words', 'silence', heard(''), noEngine],
  ])('of %s are missing: %s', async (_, kind, given, ways) => {
    await expect(transcriptOf('a1', given, ways)).rejects.toMatchObject({ trouble: { kind } });
  });
});

const problem = (code: string) => ({ status: 503, code, title: code });
const helps = (kind: TroubleKind) => mayHelpAgain({ kind, problem: null });

describe('what the server refuses', () => {
  it('is told in its words where it has any', () => {
    expect(failureOf(problem('ai.no-speech'), 'failed').trouble.kind).toBe('told');
    expect(failureOf(problem('client.offline'), 'failed').trouble.kind).toBe('told');
    expect(failureOf(problem('client.timeout'), 'failed').trouble.kind).toBe('timeout');
    expect(failureOf(problem('platform.internal'), 'failed').trouble.kind).toBe('failed');
    expect(failureOf(problem('client.unexpected'), 'upload').trouble.kind).toBe('upload');
  });

  it('may go well the next time, unless it is the recording itself', () => {
    expect([helps('upload'), helps('timeout'), helps('unreadable'), helps('silence')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { loadSettings } from '#platform/config/settings';
import { AiSettings } from './ai.settings.js';

const AI_BASE_URL = 'http://localhost:11434/v1';

describe('The settings of AI', () => {
  it('name nobody unless told', () => {
    const { AI_BASE_URL: url, AI_TEXT_MODEL, AI_CALLS_DAILY } = loadSettings({}).of(AiSettings);
    expect([url, AI_TEXT_MODEL, AI_CALLS_DAILY]).toEqual([undefined, undefined, 2000]);
  });

  it.each([
    [{ AI_BASE_URL: 'localhost' }, 'AI_BASE_URL is wrong'],
    [{ AI_TEXT_MODEL: 'small' }, 'AI_BASE_URL is missing'],
    [{ AI_API_KEY: 'secret' }, 'AI_BASE_URL is missing'],
    [{ AI_BASE_URL }, 'AI_TEXT_MODEL, AI_VISION_MODEL or AI_TRANSCRIPTION_MODEL is missing'],
    [{ AI_BASE_URL, AI_TEXT_MODEL: 'small', AI_TIME_LIMIT: '0' }, 'AI_TIME_LIMIT'],
    [{ AI_CALLS_PER_PERSON_DAILY: '0' }, 'AI_CALLS_PER_PERSON_DAILY'],
    [{ AI_CALLS_DAILY: '10001' }, 'AI_CALLS_DAILY'],
  ])('%j are refused with a sentence that tells: %s', (env, sentence) => {
    expect(() => loadSettings(env)).toThrow(sentence);
  });
});

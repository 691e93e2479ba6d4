import { describe, expect, it } from '@jest/globals';
import { AiUnavailable } from '#ai/endpoint/ai.errors';
import { AiEndpoint } from '#ai/endpoint/ai-endpoint';
import type { AiAbility } from '#ai/endpoint/ai-question';
import { AskAboutScreenshot } from './ask-about-screenshot.js';

class WritesOnly extends AiEndpoint {
  override answers(ability: AiAbility): boolean {
    return ability === 'draft-text';
  }

  override ask(): Promise<never> {
    return Promise.reject(new AiUnavailable('not-set'));
  }
}

describe('A screenshot', () => {
  it('is not even opened where the endpoint has nobody who sees', async () => {
    const asked = new AskAboutScreenshot(new WritesOnly()).ask(
      Buffer.from('no picture'),
      '192.0.2.1',
      new AbortController().signal,
    );
    await expect(asked).rejects.toThrow(new AiUnavailable('not-set'));
  });
});

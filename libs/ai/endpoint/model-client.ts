import { Injectable } from '@nestjs/common';
import type OpenAI from 'openai';
import type { CompletionUsage } from 'openai/resources';
import { AiUnavailable } from './ai.errors.js';
import { AiSettings } from './ai.settings.js';
import { AiMetrics } from './ai-metrics.js';
import type { AiAbility } from './ai-question.js';
import { boundedFetch } from './bounded-fetch.js';
import { failureOf } from './failure.js';
import { invalid } from './read-answer.js';

type Sdk = typeof import('openai');

/** The provider's SDK, loaded with the first question: it takes as much memory as a tenth of a server at rest. */
@Injectable()
export class ModelClient {
  private loading?: Promise<{ client: OpenAI; sdk: Sdk }>;

  constructor(
    private readonly settings: AiSettings,
    private readonly metrics: AiMetrics,
  ) {}

  modelFor(ability: AiAbility): string | undefined {
    const { AI_TEXT_MODEL, AI_TRANSCRIPTION_MODEL, AI_VISION_MODEL } = this.settings;
    if (ability === 'transcribe') return AI_TRANSCRIPTION_MODEL;
    return ability === 'draft-image' || ability === 'read-screenshot' ? AI_VISION_MODEL : AI_TEXT_MODEL;
  }

  /** @throws AiUnavailable for whatever the provider does but answer. */
  async call<T>(what: (client: OpenAI) => Promise<T>): Promise<T> {
    const { client, sdk } = await this.loaded();
    try {
      return await what(client);
    } catch (error) {
      // The status says 200, but what follows is not the protocol.
      if (error instanceof SyntaxError) throw invalid('no JSON');
      if (!(error instanceof sdk.APIError)) throw error;
      throw error.code === 'content_filter'
        ? new AiUnavailable('refused', { detail: 'content filter' })
        : failureOf(error);
    }
  }

  countTokens(ability: AiAbility, usage: Partial<CompletionUsage> | null | undefined): void {
    const { tokens } = this.metrics;
    const count = (direction: string, n: unknown) => {
      if (typeof n === 'number' && n > 0) tokens.inc({ ability, direction }, n);
    };
    count('read', usage?.prompt_tokens);
    count('written', usage?.completion_tokens);
  }

  private loaded() {
    this.loading ??= import('openai').then((sdk) => ({ sdk, client: this.clientOf(sdk) }));
    return this.loading;
  }

  /** What is not named here the SDK would take from the environment, or do by itself. */
  private clientOf({ default: Client }: Sdk): OpenAI {
    const { AI_API_KEY, AI_BASE_URL } = this.settings;
    return new Client({
      baseURL: AI_BASE_URL,
      apiKey: AI_API_KEY ?? 'none',
      ...(!AI_API_KEY && { defaultHeaders: { authorization: null } }),
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: boundedFetch,
    });
  }
}

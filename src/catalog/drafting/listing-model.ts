import { Injectable, Logger } from '@nestjs/common';
import { AiUnavailable } from '#ai/endpoint/ai.errors';
import { AiEndpoint } from '#ai/endpoint/ai-endpoint';
import type { AiAbility, AiQuestion } from '#ai/endpoint/ai-question';
import type { Drafting } from './drafting.js';
import { ModelListing } from './model-listing.dto.js';

type ListingQuestion = Pick<AiQuestion<ModelListing>, 'ability' | 'instructions' | 'material' | 'images'>;

const INVALID = 'Invalid listing data received from AI service';

/** The operator's endpoint as one that writes listings. */
@Injectable()
export class ListingModel {
  private readonly logger = new Logger(ListingModel.name);

  constructor(private readonly endpoint: AiEndpoint) {}

  answers(ability: AiAbility): boolean {
    return this.endpoint.answers(ability);
  }

  /** @throws AiUnavailable */
  async ask(question: ListingQuestion, { asker, signal }: Drafting): Promise<ModelListing> {
    try {
      return await this.endpoint.ask({ ...question, answer: ModelListing, asker, signal });
    } catch (error) {
      if (error instanceof AiUnavailable && error.reason === 'invalid-answer')
        this.logger.warn({ code: 'ai.invalid-listing', detail: error.detail }, INVALID);
      throw error;
    }
  }
}

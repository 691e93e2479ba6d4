import { Injectable } from '@nestjs/common';
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from 'openai/resources';
import { AiUnavailable } from './ai.errors.js';
import { AiSettings } from './ai.settings.js';
import { AiEndpoint } from './ai-endpoint.js';
import type { AiAbility, AiQuestion } from './ai-question.js';
import { answerSchema } from './answer-schema.js';
import { ModelClient } from './model-client.js';
import { OutsideCalls } from './outside-calls.js';
import { questionMessages } from './question-messages.js';
import { invalid, readAnswer } from './read-answer.js';

/** How a server is told what its answer must look like: as a schema, or in words and "any JSON". */
const FORMS = ['json_schema', 'json_object'] as const;
type Form = (typeof FORMS)[number];

/** What a server answers that knows no schemas: the request is malformed, or makes no sense to it. */
const UNKNOWN_FORM: readonly (number | undefined)[] = [400, 422];

/** Any server that speaks OpenAI's protocol (chat completions), by the official SDK. */
@Injectable()
export class ModelEndpoint extends AiEndpoint {
  /** Models whose server knows no schemas. */
  private readonly withoutSchemas = new Set<string>();

  constructor(
    private readonly client: ModelClient,
    private readonly calls: OutsideCalls,
    private readonly settings: AiSettings,
  ) {
    super();
  }

  override answers(ability: AiAbility): boolean {
    return Boolean(this.client.modelFor(ability));
  }

  override async ask<Answer extends object>(question: AiQuestion<Answer>): Promise<Answer> {
    const { ability, asker, signal, answer } = question;
    const model = this.client.modelFor(ability);
    if (!model) throw new AiUnavailable('not-set');
    const limitMs = this.settings.AI_TIME_LIMIT * 1000;
    return this.calls.make({ ability, adapter: 'endpoint', asker, limitMs, signal }, async (either) => {
      const completion = await this.complete(model, question, either);
      if (typeof completion !== 'object' || completion === null) throw invalid('no completion');
      this.client.countTokens(ability, completion.usage);
      const read = readAnswer(textOf(completion), answer);
      const refused = question.refuse?.(read);
      if (refused) throw invalid(refused);
      return read;
    });
  }

  private async complete(
    model: string,
    question: AiQuestion<object>,
    signal: AbortSignal,
  ): Promise<ChatCompletion> {
    if (this.withoutSchemas.has(model)) return this.create(model, question, 'json_object', signal);
    try {
      return await this.create(model, question, 'json_schema', signal);
    } catch (error) {
      if (!(error instanceof AiUnavailable) || !UNKNOWN_FORM.includes(error.status)) throw error;
    }
    const completion = await this.create(model, question, 'json_object', signal);
    this.withoutSchemas.add(model);
    return completion;
  }

  private create(
    model: string,
    question: AiQuestion<object>,
    form: Form,
    signal: AbortSignal,
  ): Promise<ChatCompletion> {
    const body = requestOf(model, question, form);
    return this.client.call((client) => client.chat.completions.create(body, { signal }));
  }
}

function requestOf(
  model: string,
  question: AiQuestion<object>,
  form: Form,
): ChatCompletionCreateParamsNonStreaming {
  const schema = answerSchema(question.answer);
  if (form === 'json_object')
    return {
      model,
      messages: questionMessages(question, schema),
      response_format: { type: 'json_object' },
    };
  return {
    model,
    messages: questionMessages(question),
    response_format: {
      type: 'json_schema',
      json_schema: { name: question.ability, strict: true, schema },
    },
  };
}

/** @throws AiUnavailable where the model would not answer, or has not finished. */
function textOf({ choices }: Partial<ChatCompletion>): string {
  const choice = choices?.[0];
  if (choice?.message?.refusal) throw new AiUnavailable('refused');
  if (choice?.finish_reason === 'content_filter')
    throw new AiUnavailable('refused', { detail: 'content filter' });
  if (choice?.finish_reason === 'length') throw invalid('cut off');
  if (typeof choice?.message?.content !== 'string') throw invalid('no text');
  return choice.message.content;
}

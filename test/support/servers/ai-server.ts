import { type ScriptedAnswer, type ScriptedRequest, ScriptedServer } from './scripted-server.js';

/** As a chat completion is asked for. */
export interface AskedCompletion {
  model: string;
  messages: {
    role: string;
    content: string | { type: string; text?: string; image_url?: { url: string } }[];
  }[];
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: unknown } };
}

/** One message of a model, as its protocol wraps it. */
export const completion = (content: unknown, choice: object = {}, message: object = {}): ScriptedAnswer => ({
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'small',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
          refusal: null,
          ...message,
        },
        ...choice,
      },
    ],
    usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
  },
});

/** How a provider refuses. */
export const refusal = (
  status: number,
  headers: Record<string, string> = {},
  error: object = {},
): ScriptedAnswer => ({
  status,
  headers,
  body: { error: { message: 'refused', type: 'error', code: null, param: null, ...error } },
});

/** Speaks OpenAI's protocol: chat completions and transcriptions. Set it as AI_BASE_URL with `/v1` behind. */
export class AiServer extends ScriptedServer {
  /** What the model says to everybody. */
  says: unknown = { text: 'All good.' };
  /** What it has heard. */
  hears = 'A blue road bike, two hundred dollars.';

  /** What was asked of the model, in its order. */
  get asked(): AskedCompletion[] {
    return this.requests
      .filter(({ path }) => path.endsWith('/chat/completions'))
      .map(({ body }) => JSON.parse(body.toString()) as AskedCompletion);
  }

  protected override answer({ path }: ScriptedRequest): ScriptedAnswer {
    if (path === '/v1/chat/completions') return completion(this.says);
    if (path === '/v1/audio/transcriptions') return { body: { text: this.hears } };
    return refusal(404);
  }
}

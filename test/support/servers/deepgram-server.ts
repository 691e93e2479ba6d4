import { type ScriptedAnswer, type ScriptedRequest, ScriptedServer } from './scripted-server.js';

/** What Deepgram answers with what it has heard, the likeliest first. */
export const heard = (...alternatives: { transcript: string; confidence: number }[]): ScriptedAnswer => ({
  body: {
    metadata: { request_id: 'a-request', duration: 12.4, channels: 1 },
    results: { channels: [{ alternatives: alternatives.map((each) => ({ ...each, words: [] })) }] },
  },
});

/** How it refuses. */
export const deepgramRefusal = (status: number, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers,
  body: { err_code: 'REFUSED', err_msg: 'refused', request_id: 'a-request' },
});

/** Deepgram's pre-recorded audio (v1/listen). */
export class DeepgramServer extends ScriptedServer {
  hears = 'I am selling a blue road bike for two hundred dollars.';

  protected override answer({ path }: ScriptedRequest): ScriptedAnswer {
    if (!path.startsWith('/v1/listen')) return deepgramRefusal(404);
    return heard({ transcript: this.hears, confidence: 0.97 });
  }
}

import { Injectable } from '@nestjs/common';
import { withFallback } from '#ai/endpoint/with-fallback';
import type { Actor } from '#platform/auth/actor';
import type { Answer, Telling } from './answer.js';
import type { AssistantReply } from './assistant.dto.js';

import { BuiltInAssistant } from './built-in-assistant.js';
import { type AskedEndpoint, EndpointAssistant } from './endpoint-assistant.js';
import { courtesy, ownIntent } from './intents.js';
import { OwnThings } from './own-things.js';
import { stemsOf } from './question-words.js';

/** A question of so few words may go on with what was asked before. */
const SHORT = 3;

interface Asked extends AskedEndpoint {
  actor: Actor;
}

/** Who answers what: one's own things never leave the server, and what an endpoint cannot answer the product does. */
@Injectable()
export class Assistants {
  constructor(
    private readonly builtIn: BuiltInAssistant,
    private readonly endpoint: EndpointAssistant,
    private readonly ownThings: OwnThings,
  ) {}

  async answer(asked: Asked, telling: Telling): Promise<AssistantReply> {
    const { question, actor } = asked;
    const own = ownIntent(question);
    if (own) return byItself(await this.ownThings.answer(own, actor, telling));
    if (courtesy(question)) return byItself(this.inOurWords(asked, telling));
    const { value, engine, fellBack } = await withFallback(
      () => this.endpoint.answer(asked, telling),
      () => this.inOurWords(asked, telling),
    );
    return { ...value, engine, fellBack };
  }

  private inOurWords({ question, turns, item }: Asked, telling: Telling): Answer {
    const answer = this.builtIn.answer(question, item, telling);
    const before = turns.findLast(({ from }) => from === 'person')?.text;
    if (answer.known || !before || stemsOf(question, telling.language).length > SHORT) return answer;
    const together = this.builtIn.answer(`${before} ${question}`, item, telling);
    return together.known ? together : answer;
  }
}

const byItself = (answer: Answer): AssistantReply => ({ ...answer, engine: 'built-in', fellBack: false });

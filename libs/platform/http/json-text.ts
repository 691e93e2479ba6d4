import { applyDecorators, Header, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

/** An answer as the JSON that the database built: what is only passed on is never parsed. */
export class JsonText<Answer> {
  constructor(readonly text: string) {}

  read(): Answer {
    return JSON.parse(this.text) as Answer;
  }
}

/** On a handler that answers the text of a `JsonText<Answer>`. */
export const AnswersJson = (answer: Type<unknown>): MethodDecorator =>
  applyDecorators(Header('content-type', 'application/json; charset=utf-8'), ApiOkResponse({ type: answer }));

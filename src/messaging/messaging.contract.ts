import { Query } from '@nestjs/cqrs';

/**
 * How many seconds a person usually lets others wait for the first answer of a conversation: the median of the last 90
 * days, null when there are fewer than three. A bot's answers don't count.
 */
export class ResponseTimeOf extends Query<number | null> {
  constructor(readonly profileId: string) {
    super();
  }
}

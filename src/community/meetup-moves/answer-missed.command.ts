import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { MeetupMoves } from './meetup-moves.js';

/** Who is said not to have come says something to it, once. */
export class AnswerMissed extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
    readonly answer: string,
  ) {
    super();
  }
}

@CommandHandler(AnswerMissed)
export class AnswerMissedHandler implements ICommandHandler<AnswerMissed> {
  constructor(private readonly moves: MeetupMoves) {}

  execute({ actor, meetupId, answer }: AnswerMissed): Promise<MeetupView> {
    return this.moves.make({ actor, meetupId, move: 'answer-missed' }, ({ meetup, now }) =>
      meetup.answerMissed(answer, now),
    );
  }
}

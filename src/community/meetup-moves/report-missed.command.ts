import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { MeetupMoves } from './meetup-moves.js';

/** Who came says that the other one did not. The listing stays as it is until its seller puts it back. */
export class ReportMissed extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
  ) {
    super();
  }
}

@CommandHandler(ReportMissed)
export class ReportMissedHandler implements ICommandHandler<ReportMissed> {
  constructor(private readonly moves: MeetupMoves) {}

  execute({ actor, meetupId }: ReportMissed): Promise<MeetupView> {
    return this.moves.make({ actor, meetupId, move: 'report-missed' }, ({ meetup, side, now }) =>
      meetup.reportMissed(side, now),
    );
  }
}

import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { AreApart } from '../../catalog/catalog.contract.js';
import { Shares } from '../meetup-shares/shares.js';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { CannotMeet } from '../meetups/meetup.errors.js';
import { appointmentOf } from '../meetups/meetup-appointment.js';
import type { AppointmentBody } from '../meetups/meetup-body.dto.js';
import { MeetupMoves } from './meetup-moves.js';

/** Either of the two proposes another time or place; what is kept for the meetup stays kept until the other one answers. */
export class MoveMeetup extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
    readonly appointment: AppointmentBody,
  ) {
    super();
  }
}

@CommandHandler(MoveMeetup)
export class MoveMeetupHandler implements ICommandHandler<MoveMeetup> {
  constructor(
    private readonly moves: MeetupMoves,
    private readonly shares: Shares,
    private readonly queries: QueryBus,
  ) {}

  execute({ actor, meetupId, appointment: asked }: MoveMeetup): Promise<MeetupView> {
    return this.moves.make({ actor, meetupId, move: 'move' }, async ({ meetup, side, now }) => {
      const appointment = appointmentOf(asked, now);
      if (meetup.isAt(appointment)) return;
      const apart = await this.queries.execute(new AreApart(meetup.buyerId, meetup.sellerId));
      if (apart) throw new CannotMeet();
      meetup.move(side, appointment, now);
      await this.shares.takeBackNews(meetupId);
    });
  }
}

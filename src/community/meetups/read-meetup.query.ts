import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MeetupView } from './meetup.dto.js';
import { MeetupReading } from './meetup-reading.js';

/** One meetup as one of its two people sees it. @throws MeetupNotFound for everybody else */
export class ReadMeetup extends Query<MeetupView> {
  constructor(
    readonly personId: string,
    readonly meetupId: string,
  ) {
    super();
  }
}

@QueryHandler(ReadMeetup)
export class ReadMeetupHandler implements IQueryHandler<ReadMeetup> {
  constructor(private readonly reading: MeetupReading) {}

  execute({ personId, meetupId }: ReadMeetup): Promise<MeetupView> {
    return this.reading.of(meetupId, personId);
  }
}

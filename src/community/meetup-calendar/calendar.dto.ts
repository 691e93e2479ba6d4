/** Where a meetup is found as a file; whoever has it reads it. */
export class CalendarLink {
  path!: string;
}

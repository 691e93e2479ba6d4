/** Where a calendar finds a meetup; whoever has it reads it. */
export class CalendarLink {
  path!: string;
}

import { Clock } from '#platform/config/clock';

/** Goes with the time of day until it is set; then it stands. */
export class MovableClock extends Clock {
  private time: Date | undefined;

  override now(): Date {
    return this.time ? new Date(this.time) : super.now();
  }

  set(time: Date): void {
    this.time = new Date(time);
  }

  goOn(): void {
    this.time = undefined;
  }
}

import { Injectable } from '@nestjs/common';

/** The only source of "now" for rules about time, so that tests can move it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

import { Module } from '@nestjs/common';
import { ForgetFirstAnswersOnLeaving } from './forget-first-answers.on-leaving.js';
import { RememberFirstAnswersJob } from './remember-first-answers.job.js';
import { ResponseTimeOfHandler } from './response-time-of.query.js';
import { TakeFirstAnswersOnJoining } from './take-first-answers.on-joining.js';

/** How long people take to answer somebody new. */
@Module({
  providers: [
    RememberFirstAnswersJob,
    ResponseTimeOfHandler,
    ForgetFirstAnswersOnLeaving,
    TakeFirstAnswersOnJoining,
  ],
})
export class ResponseTimesModule {}

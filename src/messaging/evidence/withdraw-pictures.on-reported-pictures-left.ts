import { Injectable } from '@nestjs/common';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ReportedPicturesLeft } from '../messages/reported-pictures-left.js';

/** From now on only administrators see them, with their report. */
@Injectable()
@ReactsTo(ReportedPicturesLeft, { lane: 'outside' })
export class WithdrawPicturesOnReportedPicturesLeft implements Reaction<ReportedPicturesLeft> {
  constructor(private readonly pictures: WithdrawnPictures) {}

  async react({ pictureIds }: ReportedPicturesLeft): Promise<void> {
    await this.pictures.withdraw(pictureIds);
  }
}

import { Injectable } from '@nestjs/common';
import type { ReceiptShape } from '#contract/chat';
import { Realtime } from '#platform/realtime/realtime';

/** A side that has moved on, and who the other one is. */
export interface MovedSide extends ReceiptShape {
  otherId: string;
}

/** Tells both people how far one of them has got. */
@Injectable()
export class Receipts {
  constructor(private readonly realtime: Realtime) {}

  tell({ otherId, ...receipt }: MovedSide): void {
    this.realtime.toPeople([receipt.personId, otherId], 'messaging.receipt', receipt);
  }
}

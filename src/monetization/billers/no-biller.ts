import { Injectable } from '@nestjs/common';
import { Biller } from '../billing/biller.js';
import { NothingIsSold } from '../billing/billing.errors.js';

/** In production without a payment provider: nothing can be bought, and what was assigned stays. */
@Injectable()
export class NoBiller extends Biller {
  readonly kind = 'none';

  override async open(): Promise<string> {
    throw new NothingIsSold();
  }

  override async costOfChange(): Promise<never> {
    throw new NothingIsSold();
  }

  override async change(): Promise<void> {
    throw new NothingIsSold();
  }

  override async changeLater(): Promise<void> {
    throw new NothingIsSold();
  }

  override async cancelLater(): Promise<void> {
    throw new NothingIsSold();
  }

  override async portal(): Promise<string> {
    throw new NothingIsSold();
  }
}

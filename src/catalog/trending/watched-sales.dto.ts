import { IsBoolean } from 'class-validator';

export class WatchedSales {
  /** No longer: false. */
  @IsBoolean()
  watching!: boolean;
}

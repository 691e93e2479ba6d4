import { IsUUID } from 'class-validator';
import { LowerCase } from '#platform/http/lower-case';

export class WatchedListing {
  @LowerCase()
  @IsUUID()
  id!: string;
}

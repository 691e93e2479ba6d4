import { IsUUID } from 'class-validator';

export class WatchedListing {
  @IsUUID()
  id!: string;
}

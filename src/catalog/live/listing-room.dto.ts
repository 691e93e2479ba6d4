import { IsUUID } from '#platform/http/is-uuid';

export class WatchedListing {
  @IsUUID()
  id!: string;
}

import { IsString, MaxLength } from 'class-validator';
import type { ChatPersonShape } from '#contract/chat';
import { IfGiven } from '#platform/http/if-given';
import { Trimmed } from '#platform/http/trimmed';
import { ImageAnswer } from '#platform/media/media.dto';

/** Somebody to talk to. Who left has neither name nor picture. */
export class ChatPerson implements ChatPersonShape {
  id!: string;
  kind!: 'member' | 'guest';
  name!: string;
  username!: string | null;
  avatar!: ImageAnswer | null;
  deleted!: boolean;
}

export class PeopleFound {
  items!: ChatPerson[];
}

export class SearchPeopleParams {
  /** Part of a name or username; its beginning, where it is no more than two letters. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  q?: string;
}

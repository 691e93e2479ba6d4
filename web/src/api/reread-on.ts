import type { ServerToClient } from '#contract/socket';
import { baseApi } from './base-api';
import { pollWithoutConnection } from './poll-without-connection';
import { watchEvents } from './watch-events';

type Entry = { dispatch: (action: never) => unknown; cacheEntryRemoved: Promise<void> };

/** For `onCacheEntryAdded`: whoever shows something of this tag reads all of it again when the server tells that it moved. */
export const rereadOn =
  (event: keyof ServerToClient, tag: string) =>
  async (_: unknown, { dispatch, cacheEntryRemoved }: Entry): Promise<void> => {
    const readAgain = () => dispatch(baseApi.util.invalidateTags([tag as never]) as never);
    const stop = watchEvents({ [event]: readAgain }, { now: false, missed: readAgain });
    const stopPolling = pollWithoutConnection(readAgain);
    await cacheEntryRemoved;
    stopPolling();
    stop();
  };

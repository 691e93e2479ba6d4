import { readStored } from '../../../../browser/storage';

/** Under which the outbox of a person is kept, with their id after it. */
export const OUTBOX = 'chat-outbox:';

/** Whether anything lies there; for pages that do not need the outbox itself, and may be drawn on the server. */
export const hasUnsent = (me: string): boolean => readStored(OUTBOX + me) !== null;

import { readStored, store } from '../../../browser/storage';

/** Local storage: who has closed the introduction on this browser; it opens for them only when they ask for it. */
const CLOSED = 'tutorial_closed';

export const hasClosedTutorial = (personId: string): boolean => readStored(CLOSED) === personId;

export const rememberClosedTutorial = (personId: string): void => store(CLOSED, personId);

import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs `work`, and everything it starts, as part of the request (or socket message) with this id. */
export const inRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

/** Id of the request being served, for logs and problems; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore();

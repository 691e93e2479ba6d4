import { baseApi } from '../base-api';

/** What the server answers by the plan of whoever asks: which bots run, and which orders are shown. */
export const OF_PLAN = ['my-plan', 'bots', 'orders'] as const;

const tagged = baseApi.enhanceEndpoints({ addTagTypes: OF_PLAN });

/** It is another one: all of that is read again. */
export const planChanged = () => tagged.util.invalidateTags([...OF_PLAN]);

import { searchApi } from './search.gen';

export const { useSuggestSearchesQuery } = searchApi;

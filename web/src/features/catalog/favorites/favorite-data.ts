import { FAVORITE_LIMITS } from '#contract/favorites';
import { baseApi } from '../../../api/base-api';
import type {
  Favorite,
  FavoriteMarks,
  Favorites,
  FavoritesApiArg,
  SaveFavoriteBody,
} from '../../../api/catalog/favorites.gen';
import type { Problem } from '../../../api/problem';

export type { AlikeListings, Favorite, FavoriteCounts, Favorites } from '../../../api/catalog/favorites.gen';

export type FavoriteFilters = Partial<Omit<FavoritesApiArg, 'cursor'>>;

/** Whether a listing is saved by the one who is here, or is their own. */
export type Heart = 'saved' | 'not-saved' | 'own';

type Change = {
  id: string;
  saved: boolean;
  /** Of one that is put back: as it stood in the list. */
  before?: SaveFavoriteBody;
};

type Marked = { data?: unknown; error?: unknown };

/** Long enough for all cards of a page to ask. */
const GATHERING_MS = 20;
let gathered: { ids: string[]; marks: Promise<Marked> } | null = null;

/** What is asked in the same moment is asked of the server together. */
function marksWith(id: string, fetchMarks: (ids: string[]) => PromiseLike<Marked> | Marked): Promise<Marked> {
  if (!gathered || gathered.ids.length === FAVORITE_LIMITS.marks) {
    const ids: string[] = [];
    const marks = new Promise((done) => setTimeout(done, GATHERING_MS)).then(() => {
      if (gathered?.ids === ids) gathered = null;
      return fetchMarks(ids);
    });
    gathered = { ids, marks };
  }
  gathered.ids.push(id);
  return gathered.marks;
}

const heartIn = ({ favorites, own }: FavoriteMarks, id: string): Heart =>
  favorites.includes(id) ? 'saved' : own.includes(id) ? 'own' : 'not-saved';

const listApi = baseApi.enhanceEndpoints({ addTagTypes: ['Favorites', 'Heart'] }).injectEndpoints({
  endpoints: (build) => ({
    heart: build.query<Heart, string>({
      queryFn: async (id, _, __, fetch) => {
        const { data, error } = await marksWith(id, (ids) =>
          fetch({ url: '/api/favorites/marks', params: { ids: ids.join() } }),
        );
        return data ? { data: heartIn(data as FavoriteMarks, id) } : { error: error as Problem };
      },
      providesTags: (_, __, id) => [{ type: 'Heart', id }],
    }),
    myFavorites: build.infiniteQuery<Favorites, FavoriteFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/api/favorites',
        params: { ...queryArg, ...(cursor && { cursor }) },
      }),
      providesTags: ['Favorites'],
    }),
  }),
});

const api = listApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at once, and taken back should it fail. */
    setFavorite: build.mutation<void, Change>({
      query: ({ id, saved, before = {} }) => ({
        url: `/api/favorites/${encodeURIComponent(id)}`,
        ...(saved ? { method: 'PUT', body: before } : { method: 'DELETE' }),
      }),
      onQueryStarted: async ({ id, saved }, entry) => {
        const { dispatch, queryFulfilled } = entry;
        const state = entry.getState();
        const lists = saved ? [] : listApi.util.selectInvalidatedBy(state, ['Favorites']);
        const shown = [
          listApi.util.updateQueryData('heart', id, () => (saved ? 'saved' : 'not-saved')),
          ...lists.map(({ originalArgs }) =>
            listApi.util.updateQueryData('myFavorites', originalArgs as FavoriteFilters, ({ pages }) => {
              for (const page of pages) page.items = page.items.filter((item) => item.id !== id);
            }),
          ),
        ].map((change) => dispatch(change));
        const isKnown = listApi.endpoints.heart.select(id)(state).data !== undefined;
        try {
          await queryFulfilled;
          // What is being asked may have been answered before.
          if (!isKnown) dispatch(listApi.util.invalidateTags([{ type: 'Heart', id }]));
        } catch {
          for (const { undo } of shown) undo();
          // Each undoing puts back the list as it stood, with what was taken off before and without what came back since.
          dispatch(listApi.util.invalidateTags(['Favorites', { type: 'Heart', id }]));
        }
      },
      invalidatesTags: (_, error) => (error ? [] : ['Favorites']),
    }),
  }),
});

export const asItStood = ({ savedAt, savedPrice }: Favorite): SaveFavoriteBody => ({ savedAt, savedPrice });

export const { useHeartQuery, useMyFavoritesInfiniteQuery, useSetFavoriteMutation } = api;

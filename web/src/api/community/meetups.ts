import type {
  MeetupMove,
  MeetupPageShape,
  MeetupPlaceShape,
  MeetupShape,
  MeetupSide,
} from '#contract/meetups';
import { baseApi } from '../base-api';
import { pollWithoutConnection } from '../poll-without-connection';
import { watchEvents } from '../watch-events';

export type Meetup = MeetupShape;
export type MeetupWhen = 'upcoming' | 'past';
/** When and where, as it is proposed. */
export type MeetupTerms = {
  startsAt: string;
  timeZone: string;
  place: Pick<MeetupPlaceShape, 'kind' | 'name'> & Partial<MeetupPlaceShape>;
};
type Done = { id: string; move: MeetupMove; reason?: string; answer?: string } & Partial<MeetupTerms>;

const tagged = baseApi.enhanceEndpoints({ addTagTypes: ['Meetups'] });

type Entry = { dispatch: (action: never) => unknown; cacheEntryRemoved: Promise<void> };

/** Any of them that moves, by whichever side, is a reason to read them again. */
async function follow({ dispatch, cacheEntryRemoved }: Entry): Promise<void> {
  const readAgain = () => dispatch(tagged.util.invalidateTags(['Meetups']) as never);
  const stop = watchEvents({ 'community.meetup': readAgain }, { now: false, missed: readAgain });
  const stopPolling = pollWithoutConnection(readAgain);
  await cacheEntryRemoved;
  stopPolling();
  stop();
}

/** The meetups of the one who is signed in: whoever shows some knows of what happens to them. */
const meetupsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    ownMeetups: build.infiniteQuery<MeetupPageShape, { side: MeetupSide; when: MeetupWhen }, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/api/meetups',
        params: { ...queryArg, ...(cursor && { cursor }) },
      }),
      providesTags: ['Meetups'],
      onCacheEntryAdded: (_, entry) => follow(entry),
    }),
    /** Those that stand over a conversation: newest first. */
    meetupsWith: build.query<{ items: Meetup[] }, string>({
      query: (personId) => ({ url: `/api/meetups/with/${encodeURIComponent(personId)}` }),
      providesTags: ['Meetups'],
      onCacheEntryAdded: (_, entry) => follow(entry),
    }),
    meetup: build.query<Meetup, string>({
      query: (id) => ({ url: `/api/meetups/${encodeURIComponent(id)}` }),
      providesTags: ['Meetups'],
    }),
    /** Start times of confirmed meetups of either side. */
    meetupTimes: build.query<{ taken: string[] }, string>({
      query: (listingId) => ({ url: `/api/listings/${encodeURIComponent(listingId)}/meetup-times` }),
      keepUnusedDataFor: 0,
    }),
    proposeMeetup: build.mutation<Meetup, MeetupTerms & { listingId: string; notes?: string }>({
      query: (body) => ({ url: '/api/meetups', method: 'POST', body }),
      invalidatesTags: ['Meetups'],
    }),
    moveOnMeetup: build.mutation<Meetup, Done>({
      query: ({ id, move, ...body }) => ({
        url: `/api/meetups/${encodeURIComponent(id)}/${move}`,
        method: 'POST',
        ...(Object.keys(body).length > 0 && { body }),
      }),
      invalidatesTags: ['Meetups'],
    }),
  }),
});

export const {
  useOwnMeetupsInfiniteQuery,
  useMeetupsWithQuery,
  useMeetupQuery,
  useMeetupTimesQuery,
  useProposeMeetupMutation,
  useMoveOnMeetupMutation,
} = meetupsApi;

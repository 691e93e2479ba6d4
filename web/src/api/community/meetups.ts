import type { MeetupMove, MeetupSide } from '#contract/meetups';
import { rereadOn } from '../reread-on';
import {
  type AnswerMeetupBody,
  type AnswerMissedBody,
  type AppointmentBody,
  type CancelMeetupBody,
  meetupsApi as generated,
  type MeetupPage,
  type MeetupView,
} from './meetups.gen';

export type { AppointmentBody, MeetupPage, MeetupView as Meetup } from './meetups.gen';
export type MeetupWhen = 'upcoming' | 'past';

type Done = { id: string; move: MeetupMove } & Partial<
  AnswerMeetupBody & CancelMeetupBody & AnswerMissedBody & AppointmentBody
>;
/** What was read of meetups is not how things stand any more: it is read again by whoever shows it. */
export const meetupsOutdated = () => generated.util.invalidateTags(['meetups']);

/** Any of them that moves, by whoever's hand, is a reason to read them again. */
const rereadAsTheyMove = rereadOn('community.meetup', 'meetups');

/** The meetups of the one who is signed in: whoever shows some knows of what happens to them. */
const meetupsApi = generated
  .enhanceEndpoints({ addTagTypes: ['Listing', 'Listings', 'Deals'] })
  .enhanceEndpoints({
    endpoints: {
      /** Those that stand over a conversation: newest first. */
      meetupsWith: { onCacheEntryAdded: rereadAsTheyMove },
      meetupTimes: { keepUnusedDataFor: 0 },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      ownMeetups: build.infiniteQuery<MeetupPage, { side: MeetupSide; when: MeetupWhen }, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ nextCursor }) => nextCursor,
        },
        query: ({ queryArg, pageParam: cursor }) => ({
          url: '/api/meetups',
          params: { ...queryArg, ...(cursor && { cursor }) },
        }),
        providesTags: ['meetups'],
        onCacheEntryAdded: rereadAsTheyMove,
      }),
      /** Each move is a route of its name (`libs/contract/meetups`), with the words or terms it takes. */
      moveOnMeetup: build.mutation<MeetupView, Done>({
        query: ({ id, move, ...body }) => ({
          url: `/api/meetups/${encodeURIComponent(id)}/${move}`,
          method: 'POST',
          ...(Object.keys(body).length > 0 && { body }),
        }),
        // The item is kept for the buyer, given back or sold with it, and who has dealt may say how it was.
        invalidatesTags: (meetup) => [
          'meetups',
          'Listings',
          { type: 'Listing', id: meetup?.listing.id },
          'Deals',
        ],
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

import { draftsApi, type KeepDraftBody, type KeptDraft } from '../../../../api/catalog/drafts.gen';

export type { DraftCard, KeepDraftBody, KeptDraft, ListingDraft } from '../../../../api/catalog/drafts.gen';

type SentDraft = { id: string; body: KeepDraftBody };

/** What was begun and not published: a list that changes when one begins or ends, and each for the form it is open in. */
export const myDraftsApi = draftsApi
  .enhanceEndpoints({
    endpoints: {
      // Its form knows better than the cache what it says.
      myDraft: { providesTags: [], keepUnusedDataFor: 0 },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendDraft: build.mutation<KeptDraft, SentDraft>({
        // It arrives as well when the page is closed meanwhile.
        query: ({ id, body }) => ({ url: `/api/my-drafts/${id}`, method: 'PUT', body, keepalive: true }),
        invalidatesTags: (_, error, { body }) => (!error && body.version === 0 ? ['drafts'] : []),
      }),
    }),
  });

export const { useMyDraftsQuery, useMyDraftQuery, useSendDraftMutation, useDeleteDraftMutation } =
  myDraftsApi;

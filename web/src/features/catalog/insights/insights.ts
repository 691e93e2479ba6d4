import { insightsApi } from '../../../api/catalog/insights.gen';

const api = insightsApi.enhanceEndpoints({
  endpoints: {
    // The answer is the new list itself.
    generateInsights: {
      invalidatesTags: [],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(insightsApi.util.upsertQueryData('insights', undefined, answer.data));
      },
    },
  },
});

export const { useInsightsQuery } = api;

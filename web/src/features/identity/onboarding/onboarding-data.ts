import { onboardingApi } from '../../../api/identity/onboarding.gen';

export type { OnboardingBody, OnboardingState } from '../../../api/identity/onboarding.gen';

export const { useOnboardingQuery, useSaveOnboardingMutation } = onboardingApi.enhanceEndpoints({
  endpoints: {
    saveOnboarding: {
      // What is chosen stands at once: who closes the introduction and opens it again finds it as they left it.
      invalidatesTags: [],
      onQueryStarted: ({ onboardingBody }, { dispatch }) => {
        dispatch(onboardingApi.util.updateQueryData('onboarding', undefined, () => onboardingBody));
      },
    },
  },
});

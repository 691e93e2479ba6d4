import { baseApi as api } from "../base-api";
export const addTagTypes = ["onboarding"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      onboarding: build.query<OnboardingApiResponse, OnboardingApiArg>({
        query: () => ({ url: `/api/profile/onboarding` }),
        providesTags: ["onboarding"],
      }),
      saveOnboarding: build.mutation<
        SaveOnboardingApiResponse,
        SaveOnboardingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/profile/onboarding`,
          method: "PUT",
          body: queryArg.onboardingBody,
        }),
        invalidatesTags: ["onboarding"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as onboardingApi };
export type OnboardingApiResponse = /** status 200  */ OnboardingState;
export type OnboardingApiArg = void;
export type SaveOnboardingApiResponse = unknown;
export type SaveOnboardingApiArg = {
  onboardingBody: OnboardingBody;
};
export type OnboardingState = {
  interests: (
    "photo" | "voice" | "meetups" | "boost" | "reviews" | "community"
  )[];
  step: number;
  /** They are through. Once true it stays so, though somebody looks at it again. */
  completed: boolean;
};
export type OnboardingBody = {
  interests: (
    "photo" | "voice" | "meetups" | "boost" | "reviews" | "community"
  )[];
  step: number;
  /** They are through. Once true it stays so, though somebody looks at it again. */
  completed: boolean;
};
export const { useOnboardingQuery, useSaveOnboardingMutation } = injectedRtkApi;

import { figuresApi } from '../../../../api/catalog/figures.gen';

/** Every change of a listing may be the end of its step. */
export const { useNextStepsQuery } = figuresApi
  .enhanceEndpoints({ addTagTypes: ['Listings'] })
  .enhanceEndpoints({ endpoints: { nextSteps: { providesTags: ['Listings'] } } });

export type {
  Comparable,
  Comparables,
  DraftedListing,
  DraftQuestion,
  FieldOrigin,
} from '../../../../api/catalog/drafting.gen';
export {
  useDraftImagesMutation,
  useDraftSpeechMutation,
  useDraftTextMutation,
  useLookAlikesQuery,
} from '../../../../api/catalog/drafting.gen';

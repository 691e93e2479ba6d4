import { identityApi } from '../../../api/identity/identity.gen';
import { ownDataApi } from '../../../api/identity/own-data.gen';

/** Where others are shown who somebody is: their own page, what they sell, and what they wrote. */
const SHOWN = ['community', 'Listing', 'Listings', 'Comments', 'Reviews'] as const;

/** What one changes about oneself is seen at once wherever one looks next. */
const profile = identityApi.enhanceEndpoints({ addTagTypes: [...SHOWN, 'own-sessions'] }).enhanceEndpoints({
  endpoints: {
    editProfile: {
      invalidatesTags: (_, __, { editProfileBody: { fullName, bio, phone } }) =>
        // A theme or a language nobody else sees.
        [fullName, bio, phone].some((part) => part !== undefined) ? ['profile', ...SHOWN] : ['profile'],
    },
    setAvatar: { invalidatesTags: ['profile', ...SHOWN] },
    removeAvatar: { invalidatesTags: ['profile', ...SHOWN] },
    // It signs one out everywhere else.
    changePassword: { invalidatesTags: ['own-sessions'] },
  },
});

const ownData = ownDataApi.enhanceEndpoints({ addTagTypes: ['community'] }).enhanceEndpoints({
  endpoints: {
    // A badge is earned with it.
    confirmPhone: { invalidatesTags: ['own-data', 'community'] },
  },
});

export const {
  useReadOwnProfileQuery,
  useSetAvatarMutation,
  useRemoveAvatarMutation,
  useChangePasswordMutation,
} = profile;
export const { useConfirmPhoneMutation } = ownData;

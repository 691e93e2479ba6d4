import { baseApi as api } from "../base-api";
export const addTagTypes = ["identity", "profile"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sign-up`,
          method: "POST",
          body: queryArg.signUpBody,
        }),
        invalidatesTags: ["identity"],
      }),
      checkUsername: build.query<CheckUsernameApiResponse, CheckUsernameApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/usernames/${encodeURIComponent(String(queryArg.username))}`,
          }),
          providesTags: ["identity"],
        },
      ),
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sign-in`,
          method: "POST",
          body: queryArg.signInBody,
        }),
        invalidatesTags: ["identity"],
      }),
      refreshSession: build.mutation<
        RefreshSessionApiResponse,
        RefreshSessionApiArg
      >({
        query: () => ({ url: `/api/auth/refresh`, method: "POST" }),
        invalidatesTags: ["identity"],
      }),
      signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
        query: () => ({ url: `/api/auth/sign-out`, method: "POST" }),
        invalidatesTags: ["identity"],
      }),
      confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/auth/confirm-email`,
            method: "POST",
            body: queryArg.confirmEmailBody,
          }),
          invalidatesTags: ["identity"],
        },
      ),
      resendConfirmation: build.mutation<
        ResendConfirmationApiResponse,
        ResendConfirmationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/resend-confirmation`,
          method: "POST",
          body: queryArg.mailLinkBody,
        }),
        invalidatesTags: ["identity"],
      }),
      forgotPassword: build.mutation<
        ForgotPasswordApiResponse,
        ForgotPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/forgot-password`,
          method: "POST",
          body: queryArg.mailLinkBody,
        }),
        invalidatesTags: ["identity"],
      }),
      resetPassword: build.mutation<
        ResetPasswordApiResponse,
        ResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password`,
          method: "POST",
          body: queryArg.resetPasswordBody,
        }),
        invalidatesTags: ["identity"],
      }),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/profile/password`,
          method: "POST",
          body: queryArg.changePasswordBody,
        }),
        invalidatesTags: ["identity"],
      }),
      changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
        query: (queryArg) => ({
          url: `/api/profile/email`,
          method: "POST",
          body: queryArg.changeEmailBody,
        }),
        invalidatesTags: ["identity"],
      }),
      confirmEmailChange: build.mutation<
        ConfirmEmailChangeApiResponse,
        ConfirmEmailChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/confirm-email-change`,
          method: "POST",
          body: queryArg.emailChangeBody,
        }),
        invalidatesTags: ["identity"],
      }),
      undoEmailChange: build.mutation<
        UndoEmailChangeApiResponse,
        UndoEmailChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/undo-email-change`,
          method: "POST",
          body: queryArg.emailChangeBody,
        }),
        invalidatesTags: ["identity"],
      }),
      createGuest: build.mutation<CreateGuestApiResponse, CreateGuestApiArg>({
        query: (queryArg) => ({
          url: `/api/guests`,
          method: "POST",
          body: queryArg.createGuestBody,
        }),
        invalidatesTags: ["identity"],
      }),
      logInGuest: build.mutation<LogInGuestApiResponse, LogInGuestApiArg>({
        query: (queryArg) => ({
          url: `/api/guests/log-in`,
          method: "POST",
          body: queryArg.logInGuestBody,
        }),
        invalidatesTags: ["identity"],
      }),
      readOwnProfile: build.query<
        ReadOwnProfileApiResponse,
        ReadOwnProfileApiArg
      >({
        query: () => ({ url: `/api/profile` }),
        providesTags: ["profile"],
      }),
      editProfile: build.mutation<EditProfileApiResponse, EditProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/profile`,
          method: "PATCH",
          body: queryArg.editProfileBody,
        }),
        invalidatesTags: ["profile"],
      }),
      setAvatar: build.mutation<SetAvatarApiResponse, SetAvatarApiArg>({
        query: (queryArg) => ({
          url: `/api/profile/avatar`,
          method: "PUT",
          body: queryArg.setAvatarBody,
        }),
        invalidatesTags: ["profile"],
      }),
      removeAvatar: build.mutation<RemoveAvatarApiResponse, RemoveAvatarApiArg>(
        {
          query: () => ({ url: `/api/profile/avatar`, method: "DELETE" }),
          invalidatesTags: ["profile"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as identityApi };
export type SignUpApiResponse = /** status 201  */ SignedUp;
export type SignUpApiArg = {
  signUpBody: SignUpBody;
};
export type CheckUsernameApiResponse = /** status 200  */ UsernameAvailability;
export type CheckUsernameApiArg = {
  username: string;
};
export type SignInApiResponse = /** status 200  */ SessionAnswer;
export type SignInApiArg = {
  signInBody: SignInBody;
};
export type RefreshSessionApiResponse = /** status 200  */ SessionAnswer;
export type RefreshSessionApiArg = void;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type ConfirmEmailApiResponse = /** status 200  */ SessionAnswer;
export type ConfirmEmailApiArg = {
  confirmEmailBody: ConfirmEmailBody;
};
export type ResendConfirmationApiResponse = unknown;
export type ResendConfirmationApiArg = {
  mailLinkBody: MailLinkBody;
};
export type ForgotPasswordApiResponse = unknown;
export type ForgotPasswordApiArg = {
  mailLinkBody: MailLinkBody;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordBody: ResetPasswordBody;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordBody: ChangePasswordBody;
};
export type ChangeEmailApiResponse = unknown;
export type ChangeEmailApiArg = {
  changeEmailBody: ChangeEmailBody;
};
export type ConfirmEmailChangeApiResponse = /** status 200  */ EmailChanged;
export type ConfirmEmailChangeApiArg = {
  emailChangeBody: EmailChangeBody;
};
export type UndoEmailChangeApiResponse = /** status 200  */ EmailChanged;
export type UndoEmailChangeApiArg = {
  emailChangeBody: EmailChangeBody;
};
export type CreateGuestApiResponse = /** status 201  */ GuestCreated;
export type CreateGuestApiArg = {
  createGuestBody: CreateGuestBody;
};
export type LogInGuestApiResponse = /** status 200  */ SessionAnswer;
export type LogInGuestApiArg = {
  logInGuestBody: LogInGuestBody;
};
export type ReadOwnProfileApiResponse = /** status 200  */ OwnProfile;
export type ReadOwnProfileApiArg = void;
export type EditProfileApiResponse = /** status 200  */ OwnProfile;
export type EditProfileApiArg = {
  editProfileBody: EditProfileBody;
};
export type SetAvatarApiResponse = /** status 200  */ OwnProfile;
export type SetAvatarApiArg = {
  setAvatarBody: SetAvatarBody;
};
export type RemoveAvatarApiResponse = /** status 200  */ OwnProfile;
export type RemoveAvatarApiArg = void;
export type SignedUp = {
  /** Where the confirmation link goes. */
  email: string;
};
export type EarlierSignUp = {
  email: string;
  password: string;
};
export type SignUpBody = {
  username: string;
  email: string;
  password: string;
  /** Of the required age, and agrees to the terms in force. */
  acceptTerms: boolean;
  /** Language of the screens and mails from now on. */
  language?: "en" | "es";
  /** A guest who signs up takes their listings along once the address is confirmed; the guest is gone then. */
  bringGuest?: boolean;
  /** In the place of one whose address was wrong, unless that has been confirmed: its username is free for this one. */
  insteadOf?: EarlierSignUp;
  /** The page of this product to go on to once the address is confirmed. */
  next?: string | null;
};
export type UsernameAvailability = {
  available: boolean;
  problem?:
    | "username-too-short"
    | "username-characters"
    | "username-too-long"
    | "username-taken";
  /** Free ones made from a taken one; at most three. */
  suggestions: string[];
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type SessionProfile = {
  tier: "free" | "premium" | "premium_plus";
  /** What the plan adds to the free one. */
  entitlements: (
    | "offer-bots"
    | "bot-rules"
    | "bot-tuned-counters"
    | "bot-behavior-triggers"
    | "bot-time-pricing"
    | "bot-keywords"
    | "bot-preview"
    | "voice-to-listing"
    | "ai-tools"
    | "ai-insights"
    | "order-tracking"
    | "favorites"
    | "reports"
    | "rooms"
    | "premium-themes"
    | "listings"
    | "boost-credits"
  )[];
  id: string;
  kind: "member" | "guest";
  name: string;
  username?: string;
  email?: string;
  guestId?: string;
  avatar: ImageAnswer | null;
  role: "user" | "admin";
  /** Null while the person has chosen none: the system's preference decides. */
  theme: ("light" | "dark" | "midnight" | "neon" | "pastel") | null;
  language: "en" | "es";
  onboardingCompleted: boolean;
  /** False while it could not be asked what was bought. */
  planVerified: boolean;
};
export type SessionAnswer = {
  /** Goes into `Authorization: Bearer …`; keep it in memory only. */
  accessToken: string;
  expiresAt: string;
  profile: SessionProfile;
  /** The profile id of the guest whose belongings, pictures of a draft included, are this member's from now on. */
  broughtGuest?: string;
};
export type SignInBody = {
  email: string;
  password: string;
  /** A guest who signs in takes their listings along; the guest is gone then. */
  bringGuest?: boolean;
};
export type ConfirmEmailBody = {
  /** From the link in the mail. */
  token: string;
  /** A guest on this browser hands their listings to the member; the guest is gone then. */
  bringGuest?: boolean;
  /** Whoever is signed in on this browser was told whose the link is, and goes on as them. */
  switchAccount?: boolean;
};
export type MailLinkBody = {
  email: string;
  /** The page of this product to go on to from the link. */
  next?: string | null;
};
export type ResetPasswordBody = {
  /** From the link in the mail. */
  token: string;
  password: string;
};
export type ChangePasswordBody = {
  newPassword: string;
  currentPassword: string;
};
export type ChangeEmailBody = {
  email: string;
  currentPassword: string;
};
export type EmailChanged = {
  /** The member's address from now on. */
  email: string;
};
export type EmailChangeBody = {
  /** From the link in the mail. */
  token: string;
};
export type GuestCreated = {
  /** Goes into `Authorization: Bearer …`; keep it in memory only. */
  accessToken: string;
  expiresAt: string;
  profile: SessionProfile;
  /** The profile id of the guest whose belongings, pictures of a draft included, are this member's from now on. */
  broughtGuest?: string;
  guestId: string;
  /** Shown this once: the server keeps only its hash. */
  pin: string;
};
export type CreateGuestBody = {
  /** Language of the screens from now on. */
  language?: "en" | "es";
};
export type LogInGuestBody = {
  guestId: string;
  pin: string;
};
export type OwnProfile = {
  tier: "free" | "premium" | "premium_plus";
  /** What the plan adds to the free one. */
  entitlements: (
    | "offer-bots"
    | "bot-rules"
    | "bot-tuned-counters"
    | "bot-behavior-triggers"
    | "bot-time-pricing"
    | "bot-keywords"
    | "bot-preview"
    | "voice-to-listing"
    | "ai-tools"
    | "ai-insights"
    | "order-tracking"
    | "favorites"
    | "reports"
    | "rooms"
    | "premium-themes"
    | "listings"
    | "boost-credits"
  )[];
  id: string;
  kind: "member" | "guest";
  name: string;
  username?: string;
  email?: string;
  guestId?: string;
  avatar: ImageAnswer | null;
  role: "user" | "admin";
  /** Null while the person has chosen none: the system's preference decides. */
  theme: ("light" | "dark" | "midnight" | "neon" | "pastel") | null;
  language: "en" | "es";
  onboardingCompleted: boolean;
  /** False while it could not be asked what was bought. */
  planVerified: boolean;
  fullName: string | null;
  bio: string | null;
  phone: string | null;
  memberSince: string;
};
export type EditProfileBody = {
  fullName?: string | null;
  bio?: string | null;
  phone?: string | null;
  /** Null leaves the choice to the system's preference. */
  theme?: ("light" | "dark" | "midnight" | "neon" | "pastel") | null;
  language?: "en" | "es";
  onboardingCompleted?: boolean;
};
export type SetAvatarBody = {
  /** An uploaded picture of one's own. */
  imageId: string;
};
export const {
  useSignUpMutation,
  useCheckUsernameQuery,
  useSignInMutation,
  useRefreshSessionMutation,
  useSignOutMutation,
  useConfirmEmailMutation,
  useResendConfirmationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useConfirmEmailChangeMutation,
  useUndoEmailChangeMutation,
  useCreateGuestMutation,
  useLogInGuestMutation,
  useReadOwnProfileQuery,
  useEditProfileMutation,
  useSetAvatarMutation,
  useRemoveAvatarMutation,
} = injectedRtkApi;

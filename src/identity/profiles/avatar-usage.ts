/** What shows a person's avatar. */
export const avatarUsage = (profileId: string): string => `identity.avatar:${profileId}`;

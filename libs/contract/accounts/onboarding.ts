/** Of the introduction (spec 1, section 2): welcome, what to learn about, how to begin, and the end. */
export const ONBOARDING_STEPS = 4;

/** What people may choose to learn about (spec 1, section 2); the words of each are those of `onboarding:topics`. */
export const ONBOARDING_TOPICS = ['photo', 'voice', 'meetups', 'boost', 'reviews', 'community'] as const;
export type OnboardingTopic = (typeof ONBOARDING_TOPICS)[number];

/** Of the introduction (spec 1, section 2): welcome, what to learn about, how to begin, and the end. */
export const ONBOARDING_STEPS = 4;

/**
 * What people may choose to learn about. Of those the specification names (photo, voice, meetups, boost, reviews, community)
 * a topic stands here once the product has it; its words are those of `onboarding:topics`.
 */
export const ONBOARDING_TOPICS = ['photo', 'community'] as const;
export type OnboardingTopic = (typeof ONBOARDING_TOPICS)[number];

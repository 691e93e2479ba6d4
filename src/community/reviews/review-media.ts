/** What shows the pictures of a review. */
export const reviewUsage = (reviewId: string): string => `community.review:${reviewId}`;

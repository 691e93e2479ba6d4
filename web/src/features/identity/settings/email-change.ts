/** The change of address that was asked for on this page: what calls it off resets it, and its notice goes. */
export const EMAIL_CHANGE = { fixedCacheKey: 'email-change' };

/** Day of the terms and the privacy policy that are in force (spec 1, section 9); a change of their words changes it. */
export const TERMS_VERSION = '2026-12-01';
/** Years; the terms require it. */
export const REQUIRED_AGE = 18;

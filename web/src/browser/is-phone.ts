/** The width below which the phone layout is drawn; the style sheets use the same figure. */
const PHONE = '(max-width: 767.98px)';

export const isPhone = () => window.matchMedia(PHONE).matches;

/** The widths every screen is drawn for; the first two above all. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 860 };
export const WIDE = { width: 1920, height: 1080 };

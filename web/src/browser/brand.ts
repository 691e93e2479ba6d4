const FALLBACK = 'Vybac';

/** The product's name; the server writes its BRAND_NAME into the page's `application-name`. */
export const brandName =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? FALLBACK;

const FALLBACK = 'Vybac';

/** The product's name; the server writes its BRAND_NAME into the page's `application-name`. */
export let brandName = nameInPage() ?? FALLBACK;

/** For the server, which draws pages without having one. */
export function nameBrand(name: string): void {
  brandName = name;
}

function nameInPage(): string | undefined {
  if (import.meta.env.SSR) return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
}

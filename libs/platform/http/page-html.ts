import type { PageDescription } from './page.js';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end the script element it stands in. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

interface Site {
  brandName: string;
  publicUrl: string;
  /** Where else it is found; the foot of the page shows them. */
  socialLinks: readonly string[];
}

/** The head of a page: everything a search engine or a link preview reads. */
export function headHtml(page: PageDescription, site: Site): string {
  const { title, description, canonical, image, type = 'website', schema = [], preloadImage, noIndex } = page;
  const fullTitle = title === site.brandName ? title : `${title} · ${site.brandName}`;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
  const absolute = (path: string) => escapeHtml(site.publicUrl + path);
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta('name', 'description', description),
    noIndex || page.status === 404 ? meta('name', 'robots', 'noindex') : '',
    canonical ? `<link rel="canonical" href="${absolute(canonical)}">` : '',
    canonical ? meta('property', 'og:url', site.publicUrl + canonical) : '',
    meta('property', 'og:site_name', site.brandName),
    meta('property', 'og:type', type),
    meta('property', 'og:title', page.previewTitle ?? title),
    meta('property', 'og:description', description),
    image ? meta('property', 'og:image', site.publicUrl + image) : '',
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...site.socialLinks.map((link) => `<link rel="me" href="${escapeHtml(link)}">`),
    preloadImage ? preloadHtml(preloadImage) : '',
    ...schema.map((entry) => `<script type="application/ld+json">${scriptJson(entry)}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ');
}

function preloadHtml({ href, srcset, sizes }: NonNullable<PageDescription['preloadImage']>): string {
  const responsive = srcset
    ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"`
    : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${responsive}>`;
}

/** The first data of a page, as the browser's store reads it; empty when there is none. */
export const firstDataHtml = ({ firstData = [] }: PageDescription): string =>
  firstData.length === 0
    ? ''
    : `<script type="application/json" id="first-data">${scriptJson(firstData)}</script>`;

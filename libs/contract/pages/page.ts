/** An address of the web app, declared once, by the context that owns the page: routes, heads and sitemap follow from it. */
export interface PageDeclaration {
  /** `:id` is a parameter; at the end and with `?` one that may be missing. */
  path: string;
  /** A second address of the same page. */
  also?: string;
  /** The words of its head; the page itself says the same (`usePageHead`). One with data of its own may say more. */
  title: string;
  description: string;
  /** Of use to one person only: neither in the sitemap nor for search engines. */
  personal?: true;
  /** The same for every visitor, so that the server draws its first view; a page that begins with data, if it has any. */
  drawn?: true;
}

/** The path of a page with its parameter, which may be missing where the path says so. */
export const pathTo = (path: string, parameter = ''): string =>
  path.replace(/\/:\w+\??(?=\/|$)/, () => parameter && `/${parameter}`);

/** Regular expression of all addresses of a page, its parameters as named groups. */
export const patternOf = ({ path, also }: Pick<PageDeclaration, 'path' | 'also'>): string =>
  [path, ...(also ? [also] : [])]
    .map((address) =>
      address
        .replace(/\/:(\w+)\?$/, '(?:/(?<$1>[^/]+))?')
        .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
        .replace(/\/$/, ''),
    )
    .map((pattern) => `^${pattern}/?$`)
    .join('|');

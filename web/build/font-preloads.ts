import type { HtmlTagDescriptor, Plugin } from 'vite';

const PRELOADED = /-latin-wght-normal-.*\.woff2$/;

/** Preloads the latin subset of both typefaces; their file names carry a hash and are known only to the build. */
export function fontPreloads(): Plugin {
  return {
    name: 'font-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED.test(file))
          .map(preload),
    },
  };
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
  injectTo: 'head-prepend',
});

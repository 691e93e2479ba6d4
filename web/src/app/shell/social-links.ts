/** Where the product is found elsewhere; the server writes its SOCIAL_LINKS into the page's head. */
export let socialLinks = linksInPage();

/** For the server, which draws pages without having one. */
export function nameSocialLinks(links: readonly string[]): void {
  socialLinks = links;
}

function linksInPage(): readonly string[] {
  if (import.meta.env.SSR) return [];
  // As it is written: a drawn page has the same.
  return Array.from(document.querySelectorAll('link[rel="me"]'), (link) => link.getAttribute('href') ?? '');
}

const NETWORKS: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'discord.com': 'Discord',
  'discord.gg': 'Discord',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'pinterest.com': 'Pinterest',
  'reddit.com': 'Reddit',
  't.me': 'Telegram',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** What the network behind a link is called, or its host where that is none of the known ones. */
export function networkOf(link: string): string {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return NETWORKS[host] ?? host;
}

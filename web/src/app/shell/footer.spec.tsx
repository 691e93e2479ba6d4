import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { forgetEverything, renderApp, stub } from '../render-app';
import { nameSocialLinks } from './social-links';

const linksAtFoot = async () => {
  await renderApp('/here', [stub('/here')]);
  return within(await screen.findByRole('contentinfo'))
    .getAllByRole('link')
    .slice(1);
};

describe('the foot of a page', () => {
  afterEach(() => {
    forgetEverything();
    nameSocialLinks([]);
  });

  it('leads to where the product is found elsewhere, by the name of the network', async () => {
    const links = [
      'https://www.instagram.com/vybac/',
      'https://mastodon.social/@vybac',
      'https://social.campus.example/vybac',
    ];
    nameSocialLinks(links);
    const shown = await linksAtFoot();
    expect(shown.map((link) => link.textContent)).toEqual(['Instagram', 'Mastodon', 'social.campus.example']);
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(links);
    for (const link of shown) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('has no such row where the operator has named none', async () => {
    expect(await linksAtFoot()).toEqual([]);
    expect(within(screen.getByRole('contentinfo')).queryByRole('list')).toBeNull();
  });
});

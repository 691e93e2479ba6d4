import { listingPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';

export const listingPath = (id: string) => pathTo(listingPage.path, id);

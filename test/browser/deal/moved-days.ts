import { type MovableProduct, startMovableProduct } from '../../support/app/movable-product-process.js';
import { test as base } from '../test.js';

/** A server of the journey's own, whose clock is moved: days pass there while the others stay today. */
export const test = base.extend<{ product: MovableProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs: nothing
    async ({}, use) => {
      const product = await startMovableProduct();
      await use(product);
      await product.stop();
    },
    { timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

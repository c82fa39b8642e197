import { afterAll, beforeAll, describe } from 'vitest';

import { liveAccount } from './src/life-of-an-account.ts';
import type { Product } from './src/product.ts';
import { startSeeded } from './src/seeded-product.ts';
import { tellStory } from './src/story-of-two.ts';

/** Everything in one process: the stories of its users. */

let product: Product;

beforeAll(async () => {
  product = await startSeeded(async () => ({ LOG_LEVEL: 'info', OSTA_ERASURE_SECONDS: '1' }));
});

afterAll(async () => {
  await product.stop();
  await product.discard();
});

describe('the story, embedded', () => {
  tellStory('embedded', () => product);
});

describe('the life of an account, embedded', () => {
  liveAccount('embedded', () => product);
});

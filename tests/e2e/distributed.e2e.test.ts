// @module-tag distributed
import { afterAll, beforeAll, describe } from 'vitest';

import { liveAccount } from './src/life-of-an-account.ts';
import { startProduct, type Product } from './src/product.ts';
import { tellStory } from './src/story-of-two.ts';

/** Every service in its own process, with Kafka and Redis between them: the stories of its users. */

let product: Product;

beforeAll(async () => {
  product = await startProduct('distributed', undefined, async () => ({
    LOG_LEVEL: 'info',
    OSTA_ERASURE_SECONDS: '1',
  }));
});

afterAll(async () => {
  await product.stop();
  await product.discard();
});

describe('the story, distributed', () => {
  tellStory('distributed', () => product);
});

describe('the life of an account, distributed', () => {
  liveAccount('distributed', () => product);
});

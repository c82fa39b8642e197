import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';

import { chromiumProgram } from './chromium-program.ts';
import { person, type Person, type PersonOptions, signIn } from './people.ts';
import type { Product } from './product.ts';
import { startSeeded } from './seeded-product.ts';

/** A browser and the demo market. */
export interface MarketStage {
  readonly browser: Browser;
  readonly product: Product;
  /** The address of the product. */
  readonly origin: string;
  /** Opens a separate browser context for somebody without a session. */
  readonly guest: (options?: PersonOptions) => Promise<Person>;
  /** Opens a separate browser context for the owner of a demo account. */
  readonly member: (email: string, options?: PersonOptions) => Promise<Person>;
}

/**
 * Starts a browser and the demo market before the tests of a file, and ends both after them. They
 * are there once the first test, or a `beforeAll` of the file, runs.
 *
 * @param environmentFor returns additional variables, given the address of the product
 */
export function marketStage(
  environmentFor?: (origin: string) => Promise<Readonly<Record<string, string>>>,
): MarketStage {
  let browser: Browser | undefined;
  let product: Product | undefined;

  beforeAll(async () => {
    browser = await chromium.launch(await chromiumProgram());
    product = await startSeeded(environmentFor);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await product?.discard();
  });

  const stage: MarketStage = {
    get browser() {
      return there(browser);
    },
    get product() {
      return there(product);
    },
    get origin() {
      return there(product).origin;
    },
    guest: (options) => person(stage.browser, stage.origin, options),
    member: async (email, options) => {
      const one = await stage.guest(options);
      await signIn(one.page, stage.origin, email);
      return one;
    },
  };
  return stage;
}

function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The stage opens before the first test');
  return thing;
}

import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';

import { chromiumProgram } from './chromium-program.ts';
import { person, type Person, type PersonOptions, signIn } from './people.ts';
import type { Product } from './product.ts';
import { startSeeded } from './seeded-product.ts';
import { sharedOrigin } from './shared-product.ts';
import { tellOfFailures } from './tell-of-failures.ts';

/** A browser and the demo market. */
export interface Stage {
  readonly browser: Browser;
  /** The address of the product. */
  readonly origin: string;
  /** Opens a separate browser context for somebody without a session. */
  readonly guest: (options?: PersonOptions) => Promise<Person>;
  /** Opens a separate browser context for the owner of a demo account. */
  readonly member: (email: string, options?: PersonOptions) => Promise<Person>;
}

/** A stage with a demo market of its own. */
export interface MarketStage extends Stage {
  readonly product: Product;
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
  let product: Product | undefined;
  // Ends after the browser, which registers later: what still asks it would complain
  afterAll(async () => {
    await product?.stop();
    await product?.discard();
  });
  const stage = stageAt(async () => {
    product = await startSeeded(environmentFor);
    return product.origin;
  });
  return {
    get browser() {
      return stage.browser;
    },
    get origin() {
      return stage.origin;
    },
    get product() {
      return there(product);
    },
    guest: stage.guest,
    member: stage.member,
  };
}

/**
 * Starts a browser, and the demo market that other files use at the same time: for files that change nothing which
 * another one sees. They need not wait for a product of their own, and its pages are warm.
 */
export function sharedStage(): Stage {
  return stageAt(sharedOrigin);
}

function stageAt(open: () => Promise<string>): Stage {
  let browser: Browser | undefined;
  let origin: string | undefined;

  beforeAll(async () => {
    browser = await chromium.launch(await chromiumProgram());
    origin = await open();
  });
  afterAll(() => browser?.close());
  tellOfFailures(() => browser);

  const stage: Stage = {
    get browser() {
      return there(browser);
    },
    get origin() {
      return there(origin);
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

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';

import { chromiumProgram } from './chromium-program.ts';
import { bell, person, signIn } from './people.ts';
import { startProduct, type Product } from './product.ts';

/**
 * `npm run screenshots`: pictures of the demo market for the README. Four of each page show every pair of language,
 * theme and width.
 */
const folder = path.resolve(import.meta.dirname, '../../../docs/screenshots');

interface Scene {
  readonly name: string;
  readonly email: string | null;
  /** The path, or the path of a list whose first entry is opened. */
  readonly path: string;
  readonly opensFirst?: RegExp;
  /** What is done before the picture is taken: opening a dialog, a dropdown. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Opens the bell, and waits for what it shows. */
async function openBell(page: Page): Promise<void> {
  await bell(page).click();
  await page.locator('.ui-notification').first().waitFor();
}

const scenes: readonly Scene[] = [
  { name: 'home', email: null, path: '/' },
  { name: 'log-in', email: null, path: '/auth/login' },
  { name: 'near-by', email: null, path: '/professional/near-by?service=hvac.clean' },
  {
    name: 'profile',
    email: null,
    path: '/professional/near-by?service=hvac.clean',
    opensFirst: /\/professional\/profile\/[0-9a-f-]{36}/u,
  },
  {
    name: 'store',
    email: null,
    path: '/store/search',
    opensFirst: /\/store\/[0-9a-f-]{36}/u,
  },
  { name: 'requests', email: 'customer@osta.test', path: '/customer/requests' },
  {
    name: 'request',
    email: 'customer@osta.test',
    path: '/customer/requests',
    opensFirst: /\/customer\/requests\/[0-9a-f-]{36}/u,
  },
  {
    name: 'bell',
    email: 'customer@osta.test',
    path: '/customer/requests',
    act: openBell,
  },
  {
    name: 'booking',
    email: 'customer@osta.test',
    path: '/customer/bookings',
    opensFirst: /\/customer\/bookings\/[0-9a-f-]{36}/u,
  },
  { name: 'new-request', email: 'customer@osta.test', path: '/customer/requests/new' },
  {
    name: 'quote',
    email: 'professional@osta.test',
    path: '/professional/requests',
    opensFirst: /\/professional\/requests\/[0-9a-f-]{36}/u,
  },
  {
    name: 'calendar',
    email: 'professional@osta.test',
    path: '/professional/bookings?tab=calendar',
  },
];

interface Look {
  readonly locale: 'ar' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: 390 | 1280;
}

const looks: readonly Look[] = [
  { locale: 'ar', theme: 'light', width: 1280 },
  { locale: 'ar', theme: 'dark', width: 390 },
  { locale: 'en', theme: 'dark', width: 1280 },
  { locale: 'en', theme: 'light', width: 390 },
];

/** Waits until what comes late is there: parts below the fold, sheets, the end of movements. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
  })()`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getTiming().iterations !== Infinity)
    .map(({ finished }) => finished.catch(() => null)))`);
}

async function take(
  browser: Browser,
  { origin }: Product,
  scene: Scene,
  look: Look,
): Promise<void> {
  const { locale, theme, width } = look;
  const { page, context } = await person(browser, origin, {
    theme,
    width,
    languageTag: locale === 'ar' ? 'ar-LY' : 'en-GB',
  });
  if (scene.email !== null) await signIn(page, origin, scene.email);
  const prefix = locale === 'en' ? '/en' : '';
  await page.goto(`${prefix}${scene.path}`, { waitUntil: 'networkidle' });
  if (scene.opensFirst) {
    const links = await page
      .locator('a')
      .evaluateAll((all) =>
        all.map((each) => (each instanceof HTMLAnchorElement ? each.href : '')),
      );
    const address = links.findLast((href) => scene.opensFirst?.test(href));
    if (address !== undefined) await page.goto(address, { waitUntil: 'networkidle' });
  }
  await settle(page);
  await scene.act?.(page);
  await settle(page);
  const picture = await page.screenshot({ fullPage: width === 1280 && scene.act === undefined });
  await writeFile(path.join(folder, fileOf(scene, look)), await asWebp(context, picture));
  await context.close();
}

/** Returns a PNG as WebP, a third as large, so that the repository stays small. The browser knows how. */
async function asWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const blank = await context.newPage();
  const address = await blank.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
    return new Promise((read) => {
      const reader = new FileReader();
      reader.onload = () => read(reader.result);
      reader.readAsDataURL(blob);
    });
  })()`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

function fileOf({ name }: Scene, { locale, theme, width }: Look): string {
  return `${name}-${locale}-${theme}-${width}.webp`;
}

function gallery(): string {
  const rows = scenes.flatMap((scene) =>
    looks.map((look) => {
      const { name } = scene;
      const { locale, theme, width } = look;
      const file = fileOf(scene, look);
      return `| ${name} | ${locale} | ${theme} | ${width} | [![${name}](${file})](${file}) |`;
    }),
  );
  return [
    '# The story in pictures',
    '',
    'Made by `npm run screenshots` on the demo market.',
    '',
    '| page | language | theme | width | picture |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const product = await startProduct('embedded');
const browser = await chromium.launch(await chromiumProgram());
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const scene of scenes) {
  await Promise.all(looks.map((look) => take(browser, product, scene, look)));
}
await writeFile(path.join(folder, 'README.md'), gallery());
await browser.close();
await product.stop();
await product.discard();

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium, type Browser } from 'playwright';

import { chromiumProgram } from './chromium-program.ts';
import { person } from './people.ts';
import { startProduct, type Product } from './product.ts';

/**
 * `npm run screenshots`: pictures of the demo market for the README, in both languages and themes, at
 * 390 and 1280 px.
 */
const folder = path.resolve(import.meta.dirname, '../../../docs/screenshots');
const password = 'osta-demo-1';

interface Scene {
  readonly name: string;
  readonly email: string | null;
  /** The path, or the path of a list whose first entry is opened. */
  readonly path: string;
  readonly opensFirst?: RegExp;
}

const scenes: readonly Scene[] = [
  { name: 'home', email: null, path: '/' },
  { name: 'requests', email: 'customer@osta.test', path: '/customer/requests' },
  {
    name: 'request',
    email: 'customer@osta.test',
    path: '/customer/requests',
    opensFirst: /\/customer\/requests\/[0-9a-f-]{36}/u,
  },
  { name: 'new-request', email: 'customer@osta.test', path: '/customer/requests/new' },
  {
    name: 'quote',
    email: 'professional@osta.test',
    path: '/professional/requests',
    opensFirst: /\/professional\/requests\/[0-9a-f-]{36}/u,
  },
];

interface Look {
  readonly locale: 'ar' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: 390 | 1280;
}

const looks: readonly Look[] = (['ar', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([1280, 390] as const).map((width) => ({ locale, theme, width })),
  ),
);

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
  if (scene.email !== null) {
    await page.request.post('/api/auth/sessions/password', {
      headers: { 'x-csrf': '1', origin },
      data: { email: scene.email, password },
    });
  }
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
  const file = `${scene.name}-${locale}-${theme}-${width}.png`;
  await page.screenshot({ path: path.join(folder, file), fullPage: width === 1280 });
  await context.close();
}

function gallery(): string {
  const rows = scenes.flatMap(({ name }) =>
    looks.map(({ locale, theme, width }) => {
      const file = `${name}-${locale}-${theme}-${width}.png`;
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
await mkdir(folder, { recursive: true });
for (const scene of scenes) {
  for (const look of looks) await take(browser, product, scene, look);
}
await writeFile(path.join(folder, 'README.md'), gallery());
await browser.close();
await product.stop();
await product.discard();

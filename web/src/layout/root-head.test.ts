import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import type { RouterContext } from '../router-context.ts';
import { rootHead } from './root-head.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const context = {
  i18n,
  locale: 'en',
  publicOrigin: 'https://osta.test',
  messagesUrl: '/messages.json',
} as RouterContext;

/** Returns what the head of a page says of the picture that is shown where the page is shared. */
function pictureOf(loaderData?: object): Record<string, string | undefined> {
  const page = {
    routeId: '/page',
    pathname: '/page',
    status: 'success',
    error: undefined,
    loaderData,
  };
  const { meta } = rootHead(context, [
    { ...page, routeId: '__root__', loaderData: undefined },
    page,
  ]);
  return Object.fromEntries(
    meta.flatMap(({ property, content }) =>
      property?.startsWith('og:image') === true ? [[property, content]] : [],
    ),
  );
}

describe('the picture of a page where it is shared', () => {
  it('is that of Osta, with its size', () => {
    const drawn = {
      'og:image': 'https://osta.test/social-en.png',
      'og:image:width': '1200',
      'og:image:height': '630',
    };
    expect(pictureOf()).toMatchObject(drawn);
    expect(pictureOf({ sharePicture: null })).toMatchObject(drawn);
  });

  it('is what the page shows, whose size nobody knows here', () => {
    const picture = pictureOf({ sharePicture: '/api/stores/7/pictures/8/960.webp' });
    expect(picture['og:image']).toBe('https://osta.test/api/stores/7/pictures/8/960.webp');
    expect(picture).not.toHaveProperty('og:image:width');
  });
});

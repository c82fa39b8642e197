import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, inject, it, vi } from 'vitest';

import type { Locale } from '../provider/ui-context.ts';
import { stories } from './stories.ts';
import { StoryPage } from './story-page.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/**
 * Declares the tests that hydrate stories in a language: the server's markup must equal the
 * browser's, and React keep every node. With `pairs` the stories take turns, one language each; with `turns`
 * every other one of them is left out.
 */
export function hydrateStories(locale: Locale): void {
  const turn = locale === 'ar' ? 0 : 1;
  const scope = inject('scope');
  const apart = scope === 'turns' ? 4 : 2;
  const chosen = stories.filter((_story, at) => scope === 'each' || at % apart === turn);
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a test
  it.each(chosen)('%s', async (_name, Story) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const surprises: unknown[] = [];
    const page = (
      <StoryPage locale={locale} appearance="dark">
        <Story />
      </StoryPage>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);

    const hydrated = await act(async () =>
      hydrateRoot(root, page, { onRecoverableError: (error) => surprises.push(error) }),
    );

    expect(surprises).toEqual([]);
    expect(complaint.mock.calls).toEqual([]);
    await act(async () => hydrated.unmount());
    root.remove();
  });
}

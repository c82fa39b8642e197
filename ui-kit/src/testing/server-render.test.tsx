import { Writable } from 'node:stream';

import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, inject, it, vi } from 'vitest';

import { stories } from './stories.ts';
import { StoryPage } from './story-page.tsx';

/** Renders like the web server: without a window, as a stream. */
async function renderOnServer(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}

/** With `turns` each story is rendered in one language, which is not the one that it is hydrated in. */
const inTurn = inject('scope') === 'turns';

describe.each(['ar', 'en'] as const)('on the server, in %s', (locale) => {
  const turn = locale === 'en' ? 0 : 1;
  it.each(stories.filter((_story, at) => !inTurn || at % 2 === turn))(
    '%s',
    async (_name, Story) => {
      const complaint = vi.spyOn(console, 'error');
      const html = await renderOnServer(
        <StoryPage locale={locale} appearance="light">
          <Story />
        </StoryPage>,
      );
      expect(html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(complaint).not.toHaveBeenCalled();
    },
  );
});

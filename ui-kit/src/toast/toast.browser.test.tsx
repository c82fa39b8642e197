import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { StoryPage } from '../testing/story-page.tsx';
import { notify } from './notify.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const place = document.createElement('div');
let root: Root;

const toastShown = (): HTMLElement | null =>
  document.querySelector('.ui-toast:not([data-removed=true])');

/** Advances the page's clock by that many milliseconds. */
async function pass(milliseconds: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(milliseconds));
}

/** Fires the pointer events that React listens to. */
async function point(event: 'mouseover' | 'mouseout'): Promise<void> {
  await act(async () => toastShown()?.dispatchEvent(new MouseEvent(event, { bubbles: true })));
}

async function showToast(): Promise<HTMLElement> {
  await act(async () => notify.success('Saved'));
  // The first notice loads the script, and Sonner shows it after a tick of the clock
  await act(async () => import('./sonner-toaster.tsx'));
  await pass(0);
  const toast = toastShown();
  if (toast === null) throw new Error('no toast');
  return toast;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <StoryPage locale="en" appearance="light">
        words
      </StoryPage>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('stays for exactly 5,000 ms', async () => {
    const toast = await showToast();
    await pass(4999);
    expect(toastShown()).toBe(toast);
    await pass(1);
    expect(toastShown()).toBeNull();
  });

  it('pauses while hovered, and then continues', async () => {
    const toast = await showToast();
    await pass(3000);
    await point('mouseover');
    await pass(60_000);
    expect(toastShown()).toBe(toast);
    await point('mouseout');
    await pass(1999);
    expect(toastShown()).toBe(toast);
    await pass(1);
    expect(toastShown()).toBeNull();
  });

  it('pauses while focused, and then starts again', async () => {
    const toast = await showToast();
    await pass(4000);
    const close = toast.querySelector('button');
    await act(async () => close?.focus());
    await pass(60_000);
    expect(toastShown()).toBe(toast);
    await act(async () => close?.blur());
    await pass(4999);
    expect(toastShown()).toBe(toast);
    await pass(1);
    expect(toastShown()).toBeNull();
  });
});

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { StoryPage } from '../testing/story-page.tsx';
import { useUi } from './ui-context.ts';

/** A busy machine may take long; a limit only ends what never comes. */
const patience = { timeout: 30_000 };

/** Presses the only button as soon as it lives, and counts what the provider has told since. */
function EarlyHand({ onTold }: { readonly onTold: () => void }): ReactNode {
  const told = useUi();
  const first = useRef(told);
  useLayoutEffect(() => {
    if (first.current !== told) onTold();
  }, [onTold, told]);
  useLayoutEffect(() => {
    const press = new PointerEvent('pointerdown', { bubbles: true, button: 0 });
    document.querySelector('button')?.dispatchEvent(press);
  }, []);
  return null;
}

it('keeps a menu open that was pressed before the page has settled', async () => {
  const onTold = vi.fn<() => void>();
  const page = (
    <StoryPage locale="en" appearance="light">
      <DropdownMenu
        trigger={<IconButton label="Actions">…</IconButton>}
        entries={[{ kind: 'action', id: 'pause', label: 'Pause', onSelect: () => undefined }]}
      />
      <EarlyHand onTold={onTold} />
    </StoryPage>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  const root = hydrateRoot(place, page);

  const menu = await vi.waitUntil(() => document.querySelector('[role=menu]'), patience);
  await vi.waitFor(() => expect(onTold).toHaveBeenCalled(), patience);
  expect(menu.isConnected).toBe(true);
  expect(place.contains(menu)).toBe(true);
  root.unmount();
  place.remove();
});

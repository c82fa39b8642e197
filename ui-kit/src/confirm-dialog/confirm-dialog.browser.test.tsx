import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

import { Dialog } from '../dialog/dialog.tsx';
import { StoryPage } from '../testing/story-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const ignore = (): void => undefined;

it.each([
  [
    'a question',
    <ConfirmDialog
      key="question"
      isOpen
      onOpenChange={ignore}
      title="Accept the offer?"
      description="The others are declined."
      confirmLabel="Accept"
      onConfirm={ignore}
    />,
  ],
  [
    'a dialog',
    <Dialog key="dialog" isOpen onOpenChange={ignore} title="Calendar" footer={null}>
      words
    </Dialog>,
  ],
])('%s stands on the screen, however long the page is', async (_what, dialog) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <StoryPage locale="en" appearance="light">
        <div style={{ blockSize: 5000 }} />
        {dialog}
      </StoryPage>,
    ),
  );
  const box = document.querySelector('[role=alertdialog], [role=dialog]')?.getBoundingClientRect();
  expect(box?.top).toBeGreaterThanOrEqual(0);
  expect(box?.bottom).toBeLessThanOrEqual(innerHeight);
  await act(async () => root.unmount());
  place.remove();
});

import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { Avatar } from './avatar.tsx';

/** A browser on a busy machine decodes an image when it comes to it. */
const patience = 30_000;

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

it('shows the initials when its image failed before hydration', async () => {
  const avatar = <Avatar name="Salem" imageUrl="data:image/png;base64,AAAA" />;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(avatar);
  await vi.waitUntil(() => root.querySelector('img')?.complete, patience);

  await act(async () => hydrateRoot(root, avatar));

  await vi.waitFor(() => expect(root.querySelector('img')).toBeNull(), patience);
});

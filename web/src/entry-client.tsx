import '@osta/ui-kit/styles.css';
import './layout/layout.css';
import { setupI18n, type Messages } from '@lingui/core';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { createApi } from './api/api.ts';
import { readBootData } from './boot-data.ts';
import { leavePressesToReact } from './hydration/early-input.ts';
import { localeOfPath } from './locale/locale.ts';
import { createQueryClient, createRouter } from './router.tsx';
import { followRedirects } from './session/follow-redirects.ts';

/** Long enough for a slow phone network, short enough to tell the visitor. */
const apiTimeout = 20_000;

/** The page stays readable without its messages: sentences then appear in English (docs/spec.md §8). */
async function loadMessages(url: string): Promise<Messages> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compiled by us, served by us
    return (await response.json()) as Messages;
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- docs/spec.md §8 asks for a warning on the console
    console.warn('locale messages failed to load', error);
    return {};
  }
}

/** After a deployment the chunks of this page are gone: the new page brings its own. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- an event of Vite
window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  window.location.reload();
});

const locale = localeOfPath(window.location.pathname);
const boot = readBootData(document.documentElement);
const i18n = setupI18n({ locale });

/** Until the browser has answered what came meanwhile: a phone takes a while for each of our steps. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Makes the browser read how numbers are written: a step of its own, which a phone takes long for. */
async function learnNumbers(): Promise<void> {
  await breathe();
  i18n.number(0);
}

// While the messages are on their way there is time for it
const [messages] = await Promise.all([loadMessages(boot.messagesUrl), learnNumbers()]);
i18n.load(locale, messages);

const router = createRouter({
  ...boot,
  locale,
  i18n,
  api: createApi({ origin: '', locale, timeout: apiTimeout }),
  queryClient: createQueryClient(false),
});
followRedirects(router);

async function comeAlive(): Promise<void> {
  await breathe();
  // What RouterClient does, but before React begins: nothing that it then meets is still on its way,
  // so it can bring to life at once whatever is pressed
  await hydrate(router);
  window.$_TSR?.h();
  // In slices, between which a slow phone scrolls, types and presses: the page is there already
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      onRecoverableError: (error) => {
        // A page that came as an error page breaks again here, on purpose, to be shown as one
        if (router.state.matches.every(({ status }) => status !== 'error')) reportError(error);
      },
    });
  });
  leavePressesToReact();
}

// Not awaited: the chunks of a route wait for this module to be done
comeAlive().catch(reportError);

/** Shows a page of ours when there is no connection; without it the browser shows its own. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(reportError);
}

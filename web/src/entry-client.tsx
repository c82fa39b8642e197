import '@osta/ui-kit/styles.css';
import './layout/layout.css';
import { setupI18n, type Messages } from '@lingui/core';
import type { Locale } from '@osta/contracts/locale';
import { localeOfPath } from '@osta/contracts/locale-path';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { createApi } from './api/api.ts';
import { createQueryClient } from './api/create-query-client.ts';
import { readBootData } from './boot-data.ts';
import { fetchMessages } from './components/fetch-messages.ts';
import { leavePressesToReact } from './hydration/early-input.ts';
import { keepScroll } from './hydration/keep-scroll.ts';
import { locales } from './locale/locale.ts';
import { createRouter } from './router.tsx';
import { followRedirects } from './session/follow-redirects.ts';

/** Milliseconds: long enough for a slow phone network, short enough to report a failure. */
const apiTimeout = 20_000;

/** The same messages as scripts of the build, from another path. Loaded only in need. */
const spareMessages: { readonly [Code in Locale]: () => Promise<{ messages: Messages }> } = {
  ar: () => import('./locales/ar/messages.po'),
  en: () => import('./locales/en/messages.po'),
};

/**
 * Loads the messages. When that fails, the console gets a warning and the page goes on with the
 * spare messages (docs/spec.md §8).
 *
 * @throws when those fail as well
 */
async function loadMessages(url: string): Promise<Messages> {
  try {
    return await fetchMessages(url);
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- docs/spec.md §8 asks for a warning on the console
    console.warn('locale messages failed to load', error);
    return (await spareMessages[locale]()).messages;
  }
}

const locale = localeOfPath(window.location.pathname);
const boot = readBootData(document.documentElement);
// Numbers in messages are those of the country, as on the server
const i18n = setupI18n({ locale, locales: locales[locale].tag });

/**
 * Yields to the browser, so that it can handle input between our steps: each is long on a phone.
 */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Makes the browser load its number formats in a task of their own: on a phone that takes long. */
async function learnNumbers(): Promise<void> {
  await breathe();
  new Intl.NumberFormat(locales[locale].tag).format(0);
}

// Runs while the messages are loading. Without any, the drawn page stays: its sentences are readable
// and its links work, while React would replace them with ids
const [messages] = await Promise.all([loadMessages(boot.messagesUrl), learnNumbers()]);
i18n.load(locale, messages);

/**
 * After a deployment the chunks of this page are gone: reloading gets the new ones. Not before: without
 * a connection the page would reload for ever. Nor without a connection: the page that is open is worth
 * more than the one that says so.
 */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- an event of Vite
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return;
  event.preventDefault();
  window.location.reload();
});

const router = createRouter({
  ...boot,
  locale,
  i18n,
  api: createApi({ origin: '', locale, timeout: apiTimeout }),
  queryClient: createQueryClient(false),
});
followRedirects(router);
keepScroll(router);

async function comeAlive(): Promise<void> {
  await breathe();
  // What RouterClient does, but before React hydrates: React then never waits for a pending
  // promise, and hydrates at once whatever is pressed
  await hydrate(router);
  window.$_TSR?.h();
  // In slices, so that a slow phone can scroll, type and press in between: the page is visible
  // already
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      onRecoverableError: (error) => {
        // A page that failed on the server fails again here, on purpose, to show the error page
        if (router.state.matches.every(({ status }) => status !== 'error')) reportError(error);
      },
    });
  });
  leavePressesToReact();
}

// Not awaited: the chunks of a route wait for this module to finish
comeAlive().catch(reportError);

/** The service worker shows our page when there is no connection, instead of the browser's own. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(reportError);
}

/**
 * Development only: without an index.html, React's refresh has to be installed here before the app.
 */
interface ReactRefresh {
  readonly default: { readonly injectIntoGlobalHook: (target: Window) => void };
}

/** Served by @vitejs/plugin-react; there is no such file. */
const address = '/@react-refresh';
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the interface above
const { default: refresh } = (await import(/* @vite-ignore */ address)) as ReactRefresh;
refresh.injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
});
await import('./entry-client.tsx');

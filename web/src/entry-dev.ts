/** Development only: without an index.html nobody else installs React's refresh before the app. */
// @ts-expect-error -- served by @vitejs/plugin-react
const { default: refresh } = await import('/@react-refresh');
refresh.injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
});
await import('./entry-client.tsx');

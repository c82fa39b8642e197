import type { Plugin } from 'vite';

const shim = /\/use-sync-external-store\/shim\/index\.js$/u;

/**
 * Vite plugin: replaces shims by React's own hooks. Libraries that also support React 17 choose
 * between them at run time, so no build can drop the unused half.
 */
export function reactsOwnStore(): Plugin {
  return {
    name: 'osta:reacts-own-store',
    enforce: 'pre',
    load: (id) =>
      shim.test(id)
        ? `module.exports = { useSyncExternalStore: require('react').useSyncExternalStore };`
        : null,
  };
}

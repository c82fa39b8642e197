import type { Plugin } from 'vite';

const shim = /\/use-sync-external-store\/shim\/index\.js$/u;

/**
 * Libraries that serve React 17 as well bring what later ones have themselves, and decide when they
 * run: no build sees that the half of it is never used.
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

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  /** Compiled by @lingui/vite-plugin. */
  export const messages: Messages;
}

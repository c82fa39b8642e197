import type { RouterContext } from './router-context.ts';
import type { ThemePreference } from './server/page-renderer.ts';

/** What the browser cannot know by itself; the server writes it on `<html>`. */
type BootData = Pick<RouterContext, 'messagesUrl' | 'publicOrigin' | 'theme'>;

interface BootAttributes {
  readonly 'data-messages': string;
  readonly 'data-origin': string;
  readonly 'data-theme': ThemePreference;
}

/** Returns the boot data as attributes of `<html>`. */
export function bootAttributes({ messagesUrl, publicOrigin, theme }: BootData): BootAttributes {
  return { 'data-messages': messagesUrl, 'data-origin': publicOrigin, 'data-theme': theme };
}

/** Reads the boot data in the browser. */
export function readBootData({ dataset }: HTMLElement): BootData {
  const theme = dataset['theme'];
  return {
    messagesUrl: dataset['messages'] ?? '',
    publicOrigin: dataset['origin'] ?? '',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

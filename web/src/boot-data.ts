import type { RouterContext } from './router-context.ts';
import type { ThemePreference } from './server/pages/page-renderer.ts';

/** What the browser cannot know by itself; the server writes it on `<html>`. */
type BootData = Pick<RouterContext, 'messagesUrl' | 'publicOrigin' | 'socialLinks' | 'theme'>;

interface BootAttributes {
  readonly 'data-messages': string;
  readonly 'data-origin': string;
  /** Addresses with spaces between. */
  readonly 'data-social': string;
  readonly 'data-theme': ThemePreference;
}

/** Returns the boot data as attributes of `<html>`. */
export function bootAttributes(boot: BootData): BootAttributes {
  const { messagesUrl, publicOrigin, socialLinks, theme } = boot;
  return {
    'data-messages': messagesUrl,
    'data-origin': publicOrigin,
    'data-social': socialLinks.join(' '),
    'data-theme': theme,
  };
}

/** Reads the boot data in the browser. */
export function readBootData({ dataset }: HTMLElement): BootData {
  const theme = dataset['theme'];
  return {
    messagesUrl: dataset['messages'] ?? '',
    publicOrigin: dataset['origin'] ?? '',
    socialLinks: (dataset['social'] ?? '').split(' ').filter((each) => each !== ''),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

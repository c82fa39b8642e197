import type { Appearance } from '@osta/ui-kit';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

import { rememberChoice } from '../browser-cookie.ts';
import type { ThemePreference } from '../server/pages/page-renderer.ts';

interface Theme {
  readonly preference: ThemePreference;
  /**
   * The visible appearance. Before hydration it is known only when the preference is not `system`.
   */
  readonly appearance: Appearance;
  readonly choose: (preference: ThemePreference) => void;
}

const ThemeContext = createContext<Theme | null>(null);

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
const darkDevice = '(prefers-color-scheme: dark)';

/**
 * Runs before the first paint, inside the element with the theme: the server does not know the
 * device's preference and writes light; this script corrects it.
 */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a script
export const followDeviceScript = `matchMedia('${darkDevice}').matches&&[document.documentElement,document.currentScript.closest('.radix-themes')].forEach(function(e){e.classList.replace('light','dark')})`;

function appearanceNow(preference: ThemePreference): Appearance {
  if (preference !== 'system') return preference;
  if (typeof window === 'undefined') return 'light';
  return window.matchMedia(darkDevice).matches ? 'dark' : 'light';
}

interface ThemeProviderProps {
  readonly initial: ThemePreference;
  readonly children: (appearance: Appearance) => ReactNode;
}

/** Stores the visitor's choice in a cookie for the server, and in state for the page. */
export function ThemeProvider({ initial, children }: ThemeProviderProps): ReactNode {
  const [preference, setPreference] = useState(initial);
  const [appearance, setAppearance] = useState(() => appearanceNow(initial));

  const choose = useCallback((next: ThemePreference) => {
    rememberChoice('theme', next);
    setPreference(next);
    setAppearance(appearanceNow(next));
  }, []);

  useEffect(() => {
    if (preference !== 'system') return undefined;
    const device = window.matchMedia(darkDevice);
    const follow = (): void => setAppearance(appearanceNow('system'));
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, [preference]);

  const theme = useMemo(
    () => ({ preference, appearance, choose }),
    [preference, appearance, choose],
  );
  return <ThemeContext value={theme}>{children(appearance)}</ThemeContext>;
}

/** Returns the theme of the page. Throws outside of a ThemeProvider: that is a bug. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (theme === null) throw new Error('no theme provider around');
  return theme;
}

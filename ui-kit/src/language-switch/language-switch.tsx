import type { MouseEvent, ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { languageIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';
import { otherLanguage } from './other-language.ts';

export interface LanguageSwitchProps {
  /** The address of this page in the other language. */
  readonly href: string;
  /** Called before the link loads the page, for example to write the cookie. */
  readonly onSwitch?: (event: MouseEvent) => void;
}

/** A link to the other language. A plain link works before any script. */
export function LanguageSwitch({ href, onSwitch }: LanguageSwitchProps): ReactNode {
  const other = otherLanguage[useLocale()];
  return (
    <a
      className="ui-language-switch"
      href={href}
      lang={other.tag}
      hrefLang={other.tag}
      // In narrow bars only the globe is shown
      aria-label={other.name}
      onClick={onSwitch}
    >
      <Icon icon={languageIcon} size={18} />
      <span>{other.name}</span>
    </a>
  );
}

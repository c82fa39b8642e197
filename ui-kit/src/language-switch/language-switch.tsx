import type { MouseEvent, ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { languageIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';
import { otherLanguage } from './other-language.ts';

export interface LanguageSwitchProps {
  /** This very page in the other language. */
  readonly href: string;
  /** For instance to write the cookie; the link itself loads the page anew. */
  readonly onSwitch?: (event: MouseEvent) => void;
}

/** The way to the other language: a plain link, so that it works before any script. */
export function LanguageSwitch({ href, onSwitch }: LanguageSwitchProps): ReactNode {
  const other = otherLanguage[useLocale()];
  return (
    <a
      className="ui-language-switch"
      href={href}
      lang={other.tag}
      hrefLang={other.tag}
      // In narrow bars the globe stands alone
      aria-label={other.name}
      onClick={onSwitch}
    >
      <Icon icon={languageIcon} size={18} />
      <span>{other.name}</span>
    </a>
  );
}

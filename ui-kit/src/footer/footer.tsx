import type { ReactElement, ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { expandIcon } from '../icons/icons.ts';

export interface FooterColumn {
  readonly id: string;
  readonly title: ReactNode;
  /** Link elements with their words inside. */
  readonly links: readonly { readonly id: string; readonly link: ReactElement }[];
}

export interface FooterProps {
  readonly logo: ReactNode;
  /** One sentence about the product. */
  readonly tagline?: ReactNode;
  readonly columns: readonly FooterColumn[];
  /** Copyright with the year. */
  readonly legal: ReactNode;
  /** Language and theme. */
  readonly actions?: ReactNode;
  /** The words of one line that opens the footer, for people who are here to work. */
  readonly line?: ReactNode;
}

/**
 * The footer of every page. On phones each column opens by its title; where a `line` is given, all
 * of it opens by that line. Works before any script runs.
 */
export function Footer({ line, ...content }: FooterProps): ReactNode {
  if (line === undefined) {
    return (
      <footer className="ui-footer">
        <FooterContent {...content} isFolded />
      </footer>
    );
  }
  return (
    <footer className="ui-footer">
      <details className="ui-footer-all">
        <summary className="ui-footer-line">
          <span>{line}</span>
          <Icon icon={expandIcon} className="ui-footer-chevron" size={18} />
        </summary>
        <FooterContent {...content} isFolded={false} />
      </details>
    </footer>
  );
}

interface FooterContentProps extends Omit<FooterProps, 'line'> {
  /** Whether the columns are folded on phones. */
  readonly isFolded: boolean;
}

function FooterContent({
  logo,
  tagline,
  columns,
  legal,
  actions,
  isFolded,
}: FooterContentProps): ReactNode {
  return (
    <div className="ui-footer-inner">
      <div className="ui-footer-columns" data-folded={isFolded || undefined}>
        <div className="ui-footer-brand">
          {logo}
          {tagline !== undefined && <p className="ui-footer-tagline">{tagline}</p>}
        </div>
        {columns.map(({ id, title, links }) => (
          <nav className="ui-footer-column" key={id} aria-labelledby={`ui-footer-${id}`}>
            <h2 className="ui-footer-title" id={`ui-footer-${id}`}>
              {title}
            </h2>
            {/* Folds the list after it, which no wide screen has to open: a list inside would */}
            {isFolded && (
              <details className="ui-footer-fold">
                <summary className="ui-footer-line">
                  <span>{title}</span>
                  <Icon icon={expandIcon} className="ui-footer-chevron" size={18} />
                </summary>
              </details>
            )}
            <ul className="ui-footer-links">
              {links.map((entry) => (
                <li key={entry.id}>{entry.link}</li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="ui-footer-end">
        <p className="ui-footer-legal">{legal}</p>
        {actions !== undefined && <div className="ui-footer-actions">{actions}</div>}
      </div>
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';

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
}

/** The footer of every page. */
export function Footer({ logo, tagline, columns, legal, actions }: FooterProps): ReactNode {
  return (
    <footer className="ui-footer">
      <div className="ui-footer-inner">
        <div className="ui-footer-columns">
          <div className="ui-footer-brand">
            {logo}
            {tagline !== undefined && <p className="ui-footer-tagline">{tagline}</p>}
          </div>
          {columns.map(({ id, title, links }) => (
            <nav className="ui-footer-column" key={id} aria-labelledby={`ui-footer-${id}`}>
              <h2 className="ui-footer-title" id={`ui-footer-${id}`}>
                {title}
              </h2>
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
    </footer>
  );
}

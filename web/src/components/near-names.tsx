import type { ReactNode } from 'react';

import './chips.css';
import './near-names.css';

interface NearNamesProps {
  readonly sentence: ReactNode;
  /** Links to the search in which a name is chosen. */
  readonly names: readonly { readonly id: string; readonly link: ReactNode }[];
}

/** What becomes of a typed text that names nothing exactly, and the names that it may mean. */
export function NearNames({ sentence, names }: NearNamesProps): ReactNode {
  return (
    <div className="web-near-names" aria-live="polite">
      <p className="web-near-names-sentence">{sentence}</p>
      {names.length > 0 && (
        <ul className="web-chips">
          {names.map(({ id, link }) => (
            <li key={id}>{link}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

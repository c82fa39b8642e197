import { Plural, Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { expandIcon, Icon, RelativeTime } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { HistoryText } from './history-text.tsx';

import '../../components/folding.css';
import './request-history.css';

/** What happened last tells where the request stands; the rest is looked up. */
const alwaysShown = 2;

interface RequestHistoryProps {
  readonly history: RequestView['history'];
  readonly reader: RequestView['role'];
}

/** The history of a request, newest first; what is older is folded. */
export function RequestHistory({ history, reader }: RequestHistoryProps): ReactNode {
  const newest = history.toReversed();
  const earlier = newest.slice(alwaysShown);
  return (
    <section className="web-panel" aria-labelledby="history">
      <h2 className="web-panel-title" id="history">
        <Trans>Activity</Trans>
      </h2>
      <Events events={newest.slice(0, alwaysShown)} reader={reader} />
      {earlier.length > 0 && (
        <details className="web-folding web-earlier">
          <summary className="web-folding-summary">
            <span className="web-folding-verb">
              <Plural value={earlier.length} one="# earlier event" other="# earlier events" />
              <Icon icon={expandIcon} size={18} />
            </span>
          </summary>
          <Events events={earlier} reader={reader} />
        </details>
      )}
    </section>
  );
}

interface EventsProps {
  readonly events: RequestView['history'];
  readonly reader: RequestView['role'];
}

function Events({ events, reader }: EventsProps): ReactNode {
  return (
    <ol className="web-timeline">
      {events.map((item) => (
        <li className="web-timeline-item" key={`${item.at} ${item.what} ${item.professional?.id}`}>
          <p className="web-timeline-words">
            <HistoryText item={item} reader={reader} />
          </p>
          {item.reason !== undefined && (
            <p className="web-timeline-reason" dir="auto">
              {item.reason}
            </p>
          )}
          <span className="web-timeline-time">
            <RelativeTime instant={item.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

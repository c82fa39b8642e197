import { Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { RelativeTime } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { RequestRole } from '../../requests/requests.queries.ts';
import { HistoryText } from './history-text.tsx';

interface RequestHistoryProps {
  readonly history: RequestView['history'];
  readonly reader: RequestRole;
}

/** The history of a request, newest first. */
export function RequestHistory({ history, reader }: RequestHistoryProps): ReactNode {
  return (
    <section className="web-panel" aria-labelledby="history">
      <h2 className="web-panel-title" id="history">
        <Trans>Activity</Trans>
      </h2>
      <ol className="web-timeline">
        {history.toReversed().map((item) => (
          <li
            className="web-timeline-item"
            key={`${item.at} ${item.what} ${item.professional?.id}`}
          >
            <p className="web-timeline-words">
              <HistoryText item={item} reader={reader} />
            </p>
            <span className="web-timeline-time">
              <RelativeTime instant={item.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import type { Client } from '@osta/contracts/booking/client-api';
import { Avatar, DateText, Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface ClientTitleProps {
  readonly client: Client;
}

/** A client in the list: the name, what is done and what is next. */
export function ClientTitle({
  client: { fullName, completed, earned, lastAt, nextAt },
}: ClientTitleProps): ReactNode {
  return (
    <span className="web-client">
      <Avatar name={fullName} />
      <span className="web-client-words">
        <span>{fullName === '' ? <Trans>Deleted account</Trans> : <bdi>{fullName}</bdi>}</span>
        <span className="web-client-facts">
          <span>
            <Plural value={completed} _0="No job done yet" one="# job done" other="# jobs done" />
          </span>
          {earned > 0 && (
            <span>
              <Trans>
                Earned: <Money dirham={earned} />
              </Trans>
            </span>
          )}
          {nextAt === null ? (
            lastAt !== null && (
              <span>
                <Trans>
                  Last: <DateText instant={lastAt} style="weekday" />
                </Trans>
              </span>
            )
          ) : (
            <span>
              <Trans>
                Next: <DateText instant={nextAt} style="weekday" />
              </Trans>
            </span>
          )}
        </span>
      </span>
    </span>
  );
}

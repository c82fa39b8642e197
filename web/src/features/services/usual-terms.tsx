import { Plural, Trans } from '@lingui/react/macro';
import type { UsualTerms as Terms } from '@osta/contracts/booking/usual-terms-api';
import { Card, Duration, FromTo, Heading, Money, MoneyRange, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './usual-terms.css';

interface UsualTermsProps {
  readonly usual: NonNullable<Terms['usual']>;
}

/** What a service usually costs, how long it takes, and from what that is known. */
export function UsualTerms({ usual: { customers, price, minutes } }: UsualTermsProps): ReactNode {
  return (
    <section className="web-service-part">
      <Heading as="h2">
        <Trans>Usual price and time</Trans>
      </Heading>
      <Card>
        <dl className="web-usual">
          <div>
            <dt>
              <Trans>Usual price</Trans>
            </dt>
            <dd>
              {price.min === price.max ? (
                <Money dirham={price.min} />
              ) : (
                <MoneyRange from={price.min} to={price.max} />
              )}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Usual duration</Trans>
            </dt>
            <dd>
              {minutes.min === minutes.max ? (
                <Duration minutes={minutes.min} />
              ) : (
                <FromTo
                  from={<Duration minutes={minutes.min} />}
                  to={<Duration minutes={minutes.max} />}
                />
              )}
            </dd>
          </div>
        </dl>
        <Text size="small" tone="quiet">
          <Plural
            value={customers}
            one="From the jobs of # customer in the last year. A quarter paid less, a quarter paid more."
            other="From the jobs of # customers in the last year. A quarter paid less, a quarter paid more."
          />
        </Text>
      </Card>
    </section>
  );
}

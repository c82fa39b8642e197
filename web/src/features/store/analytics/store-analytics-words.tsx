import { Plural, Trans } from '@lingui/react/macro';
import type { StoreAnalytics } from '@osta/contracts/store/analytics-api';
import { Card, Heading, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface SearchWordsProps {
  readonly words: StoreAnalytics['words'];
}

/** What people searched for before they came to the store. */
export function SearchWords({ words }: SearchWordsProps): ReactNode {
  return (
    <Card>
      <Heading as="h2" size="small">
        <Trans>Searches that led here</Trans>
      </Heading>
      {words.length === 0 ? (
        <Text tone="quiet">
          <Trans>Words show up here once three visitors came with them on one day.</Trans>
        </Text>
      ) : (
        <ol className="web-store-searches">
          {words.map(({ words: said, visits }) => (
            <li key={said}>
              <bdi>{said}</bdi>
              <span className="web-store-word-visits">
                <Plural value={visits} one="# visitor" other="# visitors" />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

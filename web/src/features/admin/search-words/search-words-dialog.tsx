import { Trans } from '@lingui/react/macro';
import { Dialog, ErrorState, Skeleton } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { SearchWordsForm } from './search-words-form.tsx';
import { searchWordsQuery } from './search-words.queries.ts';

import './search-words.css';

interface SearchWordsDialogProps {
  /** A trade or a service of the catalogue. */
  readonly entryId: string;
  readonly name: string;
  readonly onLeft: () => void;
}

/** Shows and changes the words that find a trade or a service besides its names. */
export function SearchWordsDialog({ entryId, name, onLeft }: SearchWordsDialogProps): ReactNode {
  const problemText = useProblemText();
  const [round, setRound] = useState(0);
  const { data, error, isFetching, refetch } = useQuery(searchWordsQuery(useApi(), entryId));
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={<Trans>Search words of “{name}”</Trans>}
      description={
        <Trans>
          Other names, faults and trades that people type. Spellings, endings and typos are
          understood without them. A change counts at once.
        </Trans>
      }
    >
      {data === undefined && error !== null && (
        <ErrorState
          title={<Trans>The words couldn’t be loaded</Trans>}
          description={problemText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && error === null && (
        <div className="web-words-loading" aria-busy>
          <Skeleton height="96px" />
          <Skeleton height="96px" />
          <Skeleton height="44px" />
        </div>
      )}
      {data !== undefined && (
        <SearchWordsForm
          // Once saved, the form begins anew with the words and without a reason
          key={round}
          entry={data}
          onSaved={() => setRound(round + 1)}
          onLeft={onLeft}
        />
      )}
    </Dialog>
  );
}

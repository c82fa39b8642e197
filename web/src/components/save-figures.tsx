import { Trans } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { saveFile } from './save-file.ts';

interface SaveFiguresProps {
  /** Returns the file, whose headings are in the reader's language. */
  readonly csv: () => string;
  /** The days that it is about, YYYY-MM-DD. */
  readonly range: { readonly from: string; readonly until: string };
}

/** Saves the columns of charts as a file that spreadsheets open. */
export function SaveFigures({ csv, range: { from, until } }: SaveFiguresProps): ReactNode {
  function save(): void {
    const file = new Blob([csv()], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `osta-${from}-${until}.csv`);
  }

  return (
    <Button variant="secondary" onClick={save}>
      <Trans>Save as a table (CSV)</Trans>
    </Button>
  );
}

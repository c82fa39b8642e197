import { Plural } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './newer-items.css';

interface NewerItemsProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** How many items of a list have come since it is read, as a button above it that moves nothing. */
export function NewerItems({ count, onShow }: NewerItemsProps): ReactNode {
  return (
    <output className="web-newer">
      {count > 0 && (
        <Button size="small" onClick={onShow}>
          <Plural value={count} one="Show # new" other="Show # new" />
        </Button>
      )}
    </output>
  );
}

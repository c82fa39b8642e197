import type { QuoteView } from '@osta/contracts/request/api';
import { Card } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ProfessionalName } from '../../professionals/professional-name.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteStatusBadge } from './quote-status.tsx';

interface AdminQuoteCardProps {
  readonly quote: QuoteView;
}

/** An offer for an admin, who reads it and answers nothing. */
export function AdminQuoteCard({ quote }: AdminQuoteCardProps): ReactNode {
  return (
    <Card asChild>
      <article className="web-quote">
        <header className="web-quote-head">
          <h3 className="web-quote-name">
            <ProfessionalName person={quote.professional} />
          </h3>
          <QuoteStatusBadge status={quote.status} reader="customer" />
        </header>
        <QuoteFacts quote={quote} reader="admin" />
      </article>
    </Card>
  );
}

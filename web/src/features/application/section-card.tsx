import { Trans } from '@lingui/react/macro';
import { Callout, Card, Heading, StatusBadge, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface SectionCardProps {
  /** Its place in the address. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly isComplete: boolean;
  /** What an admin asks to change here. */
  readonly changes: readonly (string | undefined)[];
  readonly children: ReactNode;
}

/** A section of the application: what it is for, whether it is complete, what was asked about it. */
export function SectionCard({
  id,
  title,
  lead,
  isComplete,
  changes,
  children,
}: SectionCardProps): ReactNode {
  const asked = changes.filter((note) => note !== undefined);
  return (
    <Card className="web-application-section" padding="large" asChild>
      <section id={id}>
        <div className="web-application-section-head">
          <Heading as="h2" size="medium">
            {title}
          </Heading>
          {isComplete ? (
            <StatusBadge tone="good">
              <Trans>Complete</Trans>
            </StatusBadge>
          ) : (
            <StatusBadge tone="waiting">
              <Trans>Missing</Trans>
            </StatusBadge>
          )}
        </div>
        <Text tone="quiet">{lead}</Text>
        {asked.map((note) => (
          <Callout key={note} tone="waiting" title={<Trans>Please change this</Trans>}>
            <span dir="auto">{note}</span>
          </Callout>
        ))}
        {children}
      </section>
    </Card>
  );
}

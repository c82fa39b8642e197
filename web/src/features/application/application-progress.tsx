import { Trans } from '@lingui/react/macro';
import type { ApplicationContent } from '@osta/contracts/application/api';
import { Heading, OnboardingChecklist, ProfessionalCard, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useMe } from '../../session/use-me.ts';
import { type ApplicationSection, applicationSections } from './application-sections.tsx';

interface ApplicationProgressProps {
  readonly isComplete: (section: ApplicationSection) => boolean;
  /** `null` before the application is begun. */
  readonly content: ApplicationContent | null;
}

/** What is done and what is next, with the way to each section, and what customers will see of it. */
export function ApplicationProgress({ isComplete, content }: ApplicationProgressProps): ReactNode {
  return (
    <aside className="web-application-side">
      <OnboardingChecklist
        title={<Trans>Your application</Trans>}
        steps={applicationSections.map((section) => ({
          id: section.id,
          link: <a href={`#${section.id}`}>{section.title}</a>,
          isDone: isComplete(section),
        }))}
        done={<Trans>Everything is there. You can send it in.</Trans>}
      />
      <CustomersView content={content} />
    </aside>
  );
}

/** A no-break space ties the dot to the trade before it: no line begins with the dot. */
const betweenTrades = '\u00A0· ';

/** The card of the applicant as it will stand in a list, as far as they have said what is on it. */
function CustomersView({ content }: Pick<ApplicationProgressProps, 'content'>): ReactNode {
  const me = useMe();
  if (me === null) return null;
  const { categories = [], places = [], experienceYears = null } = content ?? {};
  return (
    <section className="web-application-view" aria-labelledby="customers-view">
      <Heading as="h2" size="small" id="customers-view">
        <Trans>What customers will see</Trans>
      </Heading>
      <div inert>
        <ProfessionalCard
          name={me.fullName}
          imageUrl={me.avatarUrl}
          link={
            <span>
              <bdi>{me.fullName}</bdi>
            </span>
          }
          trade={
            categories.length === 0 ? (
              <Trans>Your trades</Trans>
            ) : (
              categories.map(({ name }) => name).join(betweenTrades)
            )
          }
          rating={null}
          area={places[0]?.name ?? <Trans>Your places</Trans>}
          experienceYears={experienceYears ?? undefined}
        />
      </div>
      <Text size="small" tone="quiet">
        {me.avatarUrl === null ? (
          <Trans>With a photo of you, customers know who comes to their door.</Trans>
        ) : (
          <Trans>The photo, the trades and the place are yours to change at any time.</Trans>
        )}
      </Text>
    </section>
  );
}

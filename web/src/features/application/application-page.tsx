import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import type { ApplicationField } from '@osta/contracts/application/status';
import { Button, Callout, DateText, Heading, Link as UiLink, notify, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { causeWords, fieldNames } from '../../applications/application-words.ts';
import { useApplicationCommand } from '../../applications/use-application-command.ts';
import { DecisionWords } from '../../components/decision-words.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { myApplicationQuery } from '../../professionals/my-application.queries.ts';
import { placeOf } from '../../session/application-gate.ts';
import { contactEmail } from '../../site/contact.ts';
import { ApplicationProgress } from './application-progress.tsx';
import { type ApplicationSection, applicationSections } from './application-sections.tsx';
import { DocumentsPage } from './documents-page.tsx';
import type { SectionProps } from './general-form.tsx';
import { SectionCard } from './section-card.tsx';

import './application.css';

const route = getRouteApi('/_default/become-professional');

/** Every field is missing before the application is begun. */
const allFields: readonly ApplicationField[] = applicationSections.flatMap(({ fields }) => fields);

/**
 * The application to work as a professional: its sections are saved one by one, then sent in. Of
 * somebody who has become a professional, the documents alone.
 */
export function ApplicationPage(): ReactNode {
  const { me } = route.useRouteContext();
  const { data: application } = useSuspenseQuery(myApplicationQuery(useApi(), me.id));
  const place = placeOf(application);
  if (application !== null && (place === 'documents' || place === 'profile')) {
    return <DocumentsPage userId={me.id} application={application} />;
  }
  return <WholeApplication userId={me.id} application={application} />;
}

/** Every section of an application that is not decided yet, or begins again. */
function WholeApplication({ userId, application }: SectionProps): ReactNode {
  const status = application?.status;
  const mayEdit = application === null || application.allowed.includes('save');
  const isBeginning = status === undefined || status === 'withdrawn' || status === 'rejected';
  const missing = isBeginning ? allFields : (application?.missing ?? allFields);
  const changes = application?.changes ?? {};
  const isComplete = ({ fields }: ApplicationSection): boolean =>
    fields.every((field) => !missing.includes(field));

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Become a professional</Trans>
      </Heading>
      {mayEdit && (
        <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
          <Trans>
            Apply with this account: your requests and your history stay. It takes about eight
            minutes. Every section is saved on its own, so you can go on another day or on another
            phone. We look at it within two working days.
          </Trans>
        </Text>
      )}
      <div className="web-application">
        <ApplicationNotice application={application} />
        {mayEdit && (
          <div className="web-application-parts">
            <ApplicationProgress isComplete={isComplete} content={application?.content ?? null} />
            <div className="web-application-sections">
              {applicationSections.map((section) => {
                const { id, title, lead, fields, Form } = section;
                return (
                  <SectionCard
                    key={id}
                    id={id}
                    title={title}
                    lead={lead}
                    isComplete={isComplete(section)}
                    changes={fields.map((field) => changes[field])}
                  >
                    <Form userId={userId} application={application} />
                  </SectionCard>
                );
              })}
              <SendIn userId={userId} application={application} missing={missing} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

interface NoticeProps {
  readonly application: ApplicationView | null;
}

/** What came of the application so far, in words. */
function ApplicationNotice({ application }: NoticeProps): ReactNode {
  if (application === null) return null;
  const { status, decision, resubmissionsLeft } = application;
  if (status === 'changes_requested') {
    return (
      <Callout tone="waiting" title={<Trans>A few changes, and we look again</Trans>}>
        <Trans>They’re marked in the sections below. Save each section, then send it in.</Trans>{' '}
        <Plural
          value={resubmissionsLeft}
          one="You can send changes in # more time."
          other="You can send changes in # more times."
        />
      </Callout>
    );
  }
  if (status === 'rejected' && decision !== null) {
    return (
      <Callout tone="danger" title={<Trans>Your application was rejected</Trans>}>
        <DecisionWords decision={decision} causeWords={causeWords} />
        {decision.reapplyFrom !== null && (
          <p>
            <Trans>
              You can apply again from <DateText instant={decision.reapplyFrom} />.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            Do you see it otherwise?{' '}
            <UiLink underline="always" href={`mailto:${contactEmail}`}>
              Write to us
            </UiLink>
          </Trans>
        </p>
      </Callout>
    );
  }
  if (status === 'withdrawn') {
    return (
      <Callout tone="info" title={<Trans>You withdrew your application</Trans>}>
        <Trans>What you said is still here. Save a section to begin again.</Trans>
      </Callout>
    );
  }
  return null;
}

function sectionOf(field: ApplicationField): string {
  return applicationSections.find(({ fields }) => fields.includes(field))?.id ?? '';
}

interface SendInProps {
  readonly userId: string;
  readonly application: ApplicationView | null;
  readonly missing: readonly ApplicationField[];
}

/** Sends the application in, or says what is missing. */
function SendIn({ userId, application, missing }: SendInProps): ReactNode {
  const { i18n } = useLingui();
  const router = useRouter();
  // In the order of the page
  const listed = allFields.filter((field) => missing.includes(field));
  const command = useApplicationCommand(userId);
  const maySubmit = application?.allowed.includes('submit') === true && missing.length === 0;
  return (
    <div className="web-form">
      {!maySubmit && (
        <Callout tone="info" title={<Trans>Still missing before you can send it in</Trans>}>
          <ul className="web-application-list">
            {listed.map((field) => (
              <li key={field}>
                <UiLink href={`#${sectionOf(field)}`} underline="always">
                  {i18n._(fieldNames[field])}
                </UiLink>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <ProblemNotice error={command.error} />
      <div className="web-actions">
        <Button
          variant="accent"
          disabled={!maySubmit}
          isLoading={command.isPending}
          onClick={() =>
            command.mutate(call('POST /api/professional/application/submit'), {
              onSuccess: () => {
                notify.success(<Trans>Your application is sent in.</Trans>);
                void router.navigate({ to: '/registration-pending' });
              },
            })
          }
        >
          <Trans>Send my application in</Trans>
        </Button>
      </div>
    </div>
  );
}

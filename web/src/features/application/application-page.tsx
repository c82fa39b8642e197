import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import type { ApplicationField } from '@osta/contracts/application/status';
import { Button, Callout, DateText, Heading, notify, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { causeWords, fieldNames } from '../../applications/application-words.ts';
import { AvatarForm } from '../../avatar/avatar-form.tsx';
import { DecisionWords } from '../../components/decision-words.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { myApplicationQuery } from '../../professionals/my-application.queries.ts';
import { placeOf } from '../../session/application-gate.ts';
import { useMe } from '../../session/use-me.ts';
import { ApplicationSection } from './application-section.tsx';
import { AreaForm } from './area-form.tsx';
import { CommitmentsForm } from './commitments-form.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { DocumentsPage } from './documents-page.tsx';
import { GeneralForm, type SectionProps } from './general-form.tsx';
import { TradesForm } from './trades-form.tsx';
import { useApplicationCommand } from './use-application-command.ts';

import './application.css';

const route = getRouteApi('/_default/become-professional');

/* oxlint-disable lingui/no-unlocalized-strings -- the fields of each section */
const fieldsOf = {
  about: ['legalName', 'about', 'experienceYears'],
  trades: ['categoryIds'],
  area: ['placeIds'],
  documents: ['documents'],
  commitments: ['commitments'],
} as const satisfies Readonly<Record<string, readonly ApplicationField[]>>;
/* oxlint-enable lingui/no-unlocalized-strings */

/** Every field is missing before the application is begun. */
const allFields: readonly ApplicationField[] = Object.values(fieldsOf).flat();

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
  const me = useMe();
  const status = application?.status;
  const mayEdit = application === null || application.allowed.includes('save');
  const isBeginning = status === undefined || status === 'withdrawn' || status === 'rejected';
  const missing = isBeginning ? allFields : (application?.missing ?? allFields);
  const changes = application?.changes ?? {};
  const isComplete = (part: keyof typeof fieldsOf): boolean =>
    fieldsOf[part].every((field) => !missing.includes(field));
  const section = { userId, application };

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Become a professional</Trans>
      </Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        <Trans>
          Apply with this account: your requests and your history stay. Every section is saved on
          its own, so you can go on another day. We look at it within two working days.
        </Trans>
      </Text>
      <div className="web-application">
        <ApplicationNotice application={application} />
        {mayEdit && (
          <>
            <ApplicationSection
              title={<Trans>About you</Trans>}
              lead={<Trans>Who you are and what you do.</Trans>}
              isComplete={isComplete('about')}
              changes={[changes.legalName, changes.about, changes.experienceYears]}
            >
              {/* Asked for, and not required: a face is what customers trust first */}
              {me !== null && <AvatarForm me={me} />}
              <GeneralForm {...section} />
            </ApplicationSection>
            <ApplicationSection
              title={<Trans>Trades</Trans>}
              lead={<Trans>What customers can ask you for.</Trans>}
              isComplete={isComplete('trades')}
              changes={[changes.categoryIds]}
            >
              <TradesForm {...section} />
            </ApplicationSection>
            <ApplicationSection
              title={<Trans>Where you work</Trans>}
              lead={<Trans>The places you go to.</Trans>}
              isComplete={isComplete('area')}
              changes={[changes.placeIds]}
            >
              <AreaForm {...section} />
            </ApplicationSection>
            <ApplicationSection
              title={<Trans>Legal documents</Trans>}
              lead={
                <Trans>
                  An identity card or passport is needed. A licence or a certificate helps customers
                  to trust you.
                </Trans>
              }
              isComplete={isComplete('documents')}
              changes={[changes.documents]}
            >
              <DocumentsForm {...section} canRemove />
            </ApplicationSection>
            <ApplicationSection
              title={<Trans>Commitments</Trans>}
              lead={<Trans>What customers can rely on with every professional.</Trans>}
              isComplete={isComplete('commitments')}
              changes={[changes.commitments]}
            >
              <CommitmentsForm {...section} />
            </ApplicationSection>
            <SendIn userId={userId} application={application} missing={missing} />
          </>
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

interface SendInProps {
  readonly userId: string;
  readonly application: ApplicationView | null;
  readonly missing: readonly ApplicationField[];
}

/** Sends the application in, or says what is missing. */
function SendIn({ userId, application, missing }: SendInProps): ReactNode {
  const { i18n } = useLingui();
  const router = useRouter();
  const command = useApplicationCommand(userId);
  const maySubmit = application?.allowed.includes('submit') === true && missing.length === 0;
  const names = missing.map((field) => i18n._(fieldNames[field]));
  return (
    <div className="web-form">
      {!maySubmit && (
        <Callout tone="info" title={<Trans>Still missing before you can send it in</Trans>}>
          <ul className="web-application-list">
            {names.map((name) => (
              <li key={name}>{name}</li>
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

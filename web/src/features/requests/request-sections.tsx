import { Trans } from '@lingui/react/macro';
import {
  appointmentIcon,
  FormField,
  helpIcon,
  Icon,
  MoneyField,
  moneyIcon,
  occasionIcon,
  RadioCards,
  TextArea,
  TextField,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { PlacePicker } from '../../catalogue/place-picker.tsx';
import { ServicePicker } from '../../catalogue/service-picker.tsx';
import type { FormFields } from '../../forms/use-form-fields.ts';
import type { RequestDraft } from './request-draft.ts';
import { RequestPhotosField } from './request-photos-field.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';
import { WindowsFields } from './windows-fields.tsx';

interface SectionProps {
  readonly form: FormFields<RequestDraft>;
}

interface SubjectSectionProps extends SectionProps {
  /** Another service or place: others offer it there. */
  readonly onSubjectChange: (change: Partial<Pick<RequestDraft, 'service' | 'place'>>) => void;
}

interface JobSectionProps extends SubjectSectionProps {
  /** Questions that help to describe the job; none until the trade is known. */
  readonly prompts: readonly string[];
  /** Called when somebody goes to the description. */
  readonly onDescribe: () => void;
  readonly uploads: PhotoUploads;
  /** Sends the request without the photos that got lost; absent before it was to be sent. */
  readonly onSendWithout: (() => void) | undefined;
}

/** The section about the job. */
export function JobSection({
  form: { values, errors, fieldId, set },
  onSubjectChange,
  prompts,
  onDescribe,
  uploads,
  onSendWithout,
}: JobSectionProps): ReactNode {
  return (
    <section className="web-form-section">
      <h2 className="web-form-section-title">
        <Trans>What needs to be done?</Trans>
      </h2>
      <FormField
        id={fieldId('service')}
        label={<Trans>Service</Trans>}
        error={errors.service}
        required
      >
        <ServicePicker
          value={values.service}
          onChange={(service) => onSubjectChange({ service })}
        />
      </FormField>
      <FormField
        id={fieldId('description')}
        label={<Trans>Description</Trans>}
        hint={
          prompts.length === 0 ? (
            <Trans>What is broken or wanted, how big it is, what has been tried.</Trans>
          ) : undefined
        }
        error={errors.description}
        required
      >
        <TextArea
          maxLength={2000}
          showsCount
          value={values.description}
          onFocus={onDescribe}
          onChange={(event) => set('description', event.target.value)}
        />
      </FormField>
      {prompts.length > 0 && (
        <div className="web-prompts">
          <p className="web-prompts-title">
            <Trans>It helps to say</Trans>
          </p>
          <ul className="web-prompts-list">
            {prompts.map((prompt) => (
              <li key={prompt}>{prompt}</li>
            ))}
          </ul>
        </div>
      )}
      <RequestPhotosField
        id={fieldId('photos')}
        uploads={uploads}
        error={errors.photos}
        onSendWithout={onSendWithout}
      />
    </section>
  );
}

/** The section about the place. */
export function PlaceSection({
  form: { values, errors, fieldId, set },
  onSubjectChange,
}: SubjectSectionProps): ReactNode {
  return (
    <section className="web-form-section">
      <h2 className="web-form-section-title">
        <Trans>Where</Trans>
      </h2>
      <FormField id={fieldId('place')} label={<Trans>Place</Trans>} error={errors.place} required>
        <PlacePicker value={values.place} onChange={(place) => onSubjectChange({ place })} />
      </FormField>
      <FormField
        id={fieldId('address')}
        label={<Trans>How to find the door</Trans>}
        hint={<Trans>Only the professional whose offer you accept sees it.</Trans>}
        error={errors.address}
        isOptional
      >
        <TextField
          dir="auto"
          maxLength={300}
          value={values.address}
          onChange={(event) => set('address', event.target.value)}
        />
      </FormField>
    </section>
  );
}

/** The section about the time. */
export function TimeSection({ form: { values, errors, fieldId, set } }: SectionProps): ReactNode {
  return (
    <section className="web-form-section">
      <h2 className="web-form-section-title">
        <Trans>When</Trans>
      </h2>
      <RadioCards
        legend={<Trans>When suits you?</Trans>}
        value={values.when}
        onChange={(when) => set('when', when === 'windows' ? when : 'flexible')}
        columns={2}
        cards={[
          {
            value: 'flexible',
            icon: <Icon icon={occasionIcon} size={22} />,
            label: <Trans>I’m flexible</Trans>,
            description: <Trans>Professionals propose a time.</Trans>,
          },
          {
            value: 'windows',
            icon: <Icon icon={appointmentIcon} size={22} />,
            label: <Trans>At certain times</Trans>,
            description: <Trans>Suggest one or more times.</Trans>,
          },
        ]}
      />
      {values.when === 'windows' && (
        <WindowsFields
          id={fieldId('windows')}
          value={values.windows}
          onChange={(windows) => set('windows', windows)}
          error={errors.windows}
        />
      )}
    </section>
  );
}

/** The section about the budget. */
export function BudgetSection({ form: { values, errors, fieldId, set } }: SectionProps): ReactNode {
  return (
    <section className="web-form-section">
      <h2 className="web-form-section-title">
        <Trans>Budget</Trans>
      </h2>
      <RadioCards
        legend={<Trans>Do you have an amount in mind?</Trans>}
        value={values.budget}
        onChange={(budget) => set('budget', budget === 'unknown' ? budget : 'amounts')}
        columns={2}
        cards={[
          {
            value: 'amounts',
            icon: <Icon icon={moneyIcon} size={22} />,
            label: <Trans>Yes, roughly</Trans>,
            description: <Trans>It tells professionals what kind of work you mean.</Trans>,
          },
          {
            value: 'unknown',
            icon: <Icon icon={helpIcon} size={22} />,
            label: <Trans>I don’t know yet</Trans>,
            description: <Trans>Professionals propose a price.</Trans>,
          },
        ]}
      />
      {values.budget === 'amounts' && (
        <div className="web-field-pair">
          <FormField
            id={fieldId('least')}
            label={<Trans>From, in dinars</Trans>}
            error={errors.least}
            required
          >
            <MoneyField value={values.least} onChange={(least) => set('least', least)} />
          </FormField>
          <FormField
            id={fieldId('most')}
            label={<Trans>To, in dinars</Trans>}
            error={errors.most}
            required
          >
            <MoneyField value={values.most} onChange={(most) => set('most', most)} />
          </FormField>
        </div>
      )}
    </section>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { doneIcon, Icon, nextIcon } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ProfileStep, ProfileStepId } from '../../professionals/profile-completeness.ts';
import { type ProfileSection, profileSections } from './profile-section.ts';

const titles: { readonly [Section in ProfileSection]: ReactNode } = {
  general: <Trans>You and your work</Trans>,
  'activity-area': <Trans>Where you go to work</Trans>,
  equipments: <Trans>Equipment</Trans>,
  commitments: <Trans>Commitments</Trans>,
  'legal-documents': <Trans>Legal documents</Trans>,
  requests: <Trans>What reaches you</Trans>,
};

const leads: { readonly [Section in ProfileSection]: ReactNode } = {
  general: <Trans>Photo, trades, languages and pictures</Trans>,
  'activity-area': <Trans>How far you go, and whether you can come now</Trans>,
  equipments: <Trans>Tools and machines that you bring</Trans>,
  commitments: <Trans>What customers can rely on</Trans>,
  'legal-documents': <Trans>What we’ve checked</Trans>,
  requests: <Trans>New requests, bookings and breaks</Trans>,
};

/** Where each step of the profile is done; those of other pages are left out. */
const stepsIn: { readonly [Section in ProfileSection]?: readonly ProfileStepId[] } = {
  general: ['published', 'photo', 'pictures', 'both-languages', 'languages'],
  'activity-area': ['area'],
  equipments: ['equipments'],
};

interface SectionListProps {
  /** The one that is shown. */
  readonly current: ProfileSection;
  readonly steps: readonly ProfileStep[];
}

/** The sections of the profile, with what each still lacks; each leads to its own address. */
export function SectionList({ current, steps }: SectionListProps): ReactNode {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sections of the profile`}>
      <ul className="web-profile-sections">
        {profileSections.map((section) => (
          <li key={section}>
            <Link
              className="web-profile-entry"
              to="/professional/profile"
              search={{ section }}
              activeOptions={{ exact: true }}
              aria-current={section === current ? 'page' : undefined}
            >
              <span className="web-profile-entry-words">
                <span className="web-profile-entry-title">{titles[section]}</span>
                <span className="web-profile-entry-lead">{leads[section]}</span>
              </span>
              <Lack ids={stepsIn[section]} steps={steps} />
              <Icon icon={nextIcon} className="web-profile-entry-go" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LackProps extends Pick<SectionListProps, 'steps'> {
  readonly ids: readonly ProfileStepId[] | undefined;
}

/** How much a section lacks, or that it lacks nothing. */
function Lack({ ids, steps }: LackProps): ReactNode {
  const { t } = useLingui();
  if (ids === undefined) return null;
  const open = steps.filter(({ id, isDone }) => ids.includes(id) && !isDone).length;
  if (open > 0) {
    return (
      <span className="web-profile-entry-lack">
        <Plural value={open} one="# to add" other="# to add" />
      </span>
    );
  }
  return <Icon icon={doneIcon} className="web-profile-entry-done" size={20} label={t`Complete`} />;
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';

import type { ProfileStepId } from './profile-completeness.ts';

interface ProfileStepLink {
  /** Leads to the place where the step is done. */
  readonly link: ReactElement;
  /** What the step is good for. */
  readonly detail: ReactNode;
}

/** The way to each step of a profile, in words. */
export const profileStepLinks: { readonly [Step in ProfileStepId]: ProfileStepLink } = {
  published: {
    link: (
      <Link to="/professional/profile" search={{ section: 'general' }}>
        <Trans>Publish my profile</Trans>
      </Link>
    ),
    detail: <Trans>Customers see your trades, your place and your work in one sentence.</Trans>,
  },
  photo: {
    link: (
      <Link to="/professional/profile" search={{ section: 'general' }} hash="photo">
        <Trans>Add a photo of you</Trans>
      </Link>
    ),
    detail: <Trans>With a photo of you, customers know who comes to their door.</Trans>,
  },
  services: {
    link: (
      <Link to="/professional/services">
        <Trans>Publish a service with its price and hours</Trans>
      </Link>
    ),
    detail: <Trans>With a price and hours, customers can book you without asking first.</Trans>,
  },
  area: {
    link: (
      <Link to="/professional/profile" search={{ section: 'activity-area' }}>
        <Trans>Say how far you go</Trans>
      </Link>
    ),
    detail: <Trans>Customers near you see you first.</Trans>,
  },
  pictures: {
    link: (
      <Link to="/professional/profile" search={{ section: 'general' }} hash="pictures">
        <Trans>Show pictures of your work</Trans>
      </Link>
    ),
    detail: <Trans>Customers look at finished jobs before they choose.</Trans>,
  },
  equipments: {
    link: (
      <Link to="/professional/profile" search={{ section: 'equipments' }}>
        <Trans>List the equipment you bring</Trans>
      </Link>
    ),
    detail: <Trans>Customers see that you come prepared.</Trans>,
  },
  'both-languages': {
    link: (
      <Link to="/professional/profile" search={{ section: 'general' }}>
        <Trans>Say your sentence in the other language too</Trans>
      </Link>
    ),
    detail: <Trans>Some customers read Arabic, others English.</Trans>,
  },
  languages: {
    link: (
      <Link to="/professional/profile" search={{ section: 'general' }} hash="languages">
        <Trans>Say which languages you speak</Trans>
      </Link>
    ),
    detail: <Trans>Customers can look for someone who speaks their language.</Trans>,
  },
};

import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Card,
  emailIcon,
  freshIcon,
  Heading,
  Icon,
  type LineIcon,
  phoneIcon,
  photoIcon,
  placeIcon,
  shareIcon,
  storeIcon,
  Text,
  timeIcon,
  walletIcon,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { contactEmail } from '../../site/contact.ts';

import './store.css';

interface Part {
  readonly id: string;
  readonly icon: LineIcon;
  readonly name: string;
  readonly detail: string;
}

/** What a store consists of (docs/spec.md §2 "Store form sections"), and the way to open one: a letter. */
export function CreateStorePage(): ReactNode {
  const { t } = useLingui();
  const parts: readonly Part[] = [
    {
      id: 'basic',
      icon: storeIcon,
      name: t`The basics`,
      detail: t`Name, trade, and a sentence about it`,
    },
    { id: 'contact', icon: phoneIcon, name: t`Contact`, detail: t`Phone and e-mail for customers` },
    { id: 'location', icon: placeIcon, name: t`Location`, detail: t`How people find you` },
    {
      id: 'hours',
      icon: timeIcon,
      name: t`Opening hours`,
      detail: t`For every day, including Friday`,
    },
    { id: 'features', icon: freshIcon, name: t`Features`, detail: t`Delivery, parking, advice` },
    { id: 'social', icon: shareIcon, name: t`Social media`, detail: t`Your pages elsewhere` },
    { id: 'payment', icon: walletIcon, name: t`Payment methods`, detail: t`Cash, transfer, card` },
    { id: 'media', icon: photoIcon, name: t`Pictures`, detail: t`Sign, shelves, counter` },
  ];
  const subject = encodeURIComponent(t`I want to open a store on Osta`);

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Open your store</Trans>
      </Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        <Trans>
          We open every store together with its owner. Have these eight things ready, write to us,
          and we go through them with you.
        </Trans>
      </Text>
      <ul className="web-store-parts">
        {parts.map(({ id, icon, name, detail }) => (
          <li key={id}>
            <Card className="web-store-part">
              <Icon icon={icon} size={24} strokeWidth={1.75} />
              <Heading as="h2" size="small">
                {name}
              </Heading>
              <Text tone="quiet" size="small">
                {detail}
              </Text>
            </Card>
          </li>
        ))}
      </ul>
      <Button asChild variant="accent" size="large">
        <a href={`mailto:${contactEmail}?subject=${subject}`}>
          <Icon icon={emailIcon} size={20} />
          <Trans>Write to us</Trans>
        </a>
      </Button>
    </div>
  );
}

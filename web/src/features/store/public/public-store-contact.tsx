import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicStore } from '@osta/contracts/store/api';
import {
  Button,
  emailIcon,
  externalIcon,
  Icon,
  messagesIcon,
  phoneIcon,
  PhoneNumber,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { namesOf } from '../../../forms/names-of.ts';
import { networkNames } from '../../../stores/store-words.ts';

interface ContactProps {
  readonly store: Pick<PublicStore, 'contact' | 'social'>;
  /** What else the reader can do with the page. */
  readonly children?: ReactNode;
}

/** How to reach a store. */
export function ContactActions({ store: { contact, social }, children }: ContactProps): ReactNode {
  const { i18n } = useLingui();
  const { phone, whatsapp, email, website } = contact;
  const networks = namesOf(networkNames).filter((network) => social[network] !== null);
  return (
    <div className="web-store-contact">
      <div className="web-actions">
        <Button asChild variant="accent">
          <a href={`tel:${phone}`}>
            <Icon icon={phoneIcon} size={18} />
            <PhoneNumber e164={phone} />
          </a>
        </Button>
        {whatsapp !== null && (
          <Button asChild variant="secondary">
            <a href={`https://wa.me/${whatsapp.slice(1)}`} target="_blank" rel="noreferrer">
              <Icon icon={messagesIcon} size={18} />
              <Trans>WhatsApp</Trans>
            </a>
          </Button>
        )}
        {children}
      </div>
      {(email !== null || website !== null || networks.length > 0) && (
        <ul className="web-store-links">
          {email !== null && (
            <li>
              <a href={`mailto:${email}`}>
                <Icon icon={emailIcon} size={16} />
                <bdi dir="ltr">{email}</bdi>
              </a>
            </li>
          )}
          {website !== null && (
            <li>
              <OutLink href={website}>
                <bdi dir="ltr">{new URL(website).hostname}</bdi>
              </OutLink>
            </li>
          )}
          {networks.map((network) => (
            <li key={network}>
              <OutLink href={social[network] ?? ''}>{i18n._(networkNames[network])}</OutLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OutLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that the store chose: search engines do not count it as ours. */
function OutLink({ href, children }: OutLinkProps): ReactNode {
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow ugc">
      <Icon icon={externalIcon} size={16} />
      {children}
    </a>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Footer, Link as UiLink, Logo } from '@osta/ui-kit';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';

import { useVisitor, type Visitor } from '../session/use-visitor.ts';
import { contactEmail } from '../site/contact.ts';
import { siteNameOf } from '../site/social-links.ts';
import { currentYear } from './current-year.ts';
import { isCalled, JoinLink } from './join-link.tsx';

/** The footer of every page (docs/spec.md §2). For signed-in people it is one line that opens. */
export function SiteFooter(): ReactNode {
  const { t } = useLingui();
  const year = currentYear;
  const socialLinks = useRouteContext({
    from: '__root__',
    select: (context) => context.socialLinks,
  });
  const visitor = useVisitor();
  const onward = onwardOf(visitor);
  return (
    <Footer
      {...(visitor !== 'guest' && {
        line: <Trans>© {year} Osta. About us, policies and contact</Trans>,
      })}
      logo={<Logo />}
      tagline={<Trans>Trusted professionals for your home, all over Libya.</Trans>}
      columns={[
        {
          id: 'services',
          title: t`Services`,
          links: [
            { id: 'plumbing', link: <ServiceLink category="plumbing">{t`Plumbing`}</ServiceLink> },
            { id: 'cleaning', link: <ServiceLink category="cleaning">{t`Cleaning`}</ServiceLink> },
            { id: 'hvac', link: <ServiceLink category="hvac">{t`AC repair`}</ServiceLink> },
            {
              id: 'electrical',
              link: <ServiceLink category="electrical">{t`Electrical`}</ServiceLink>,
            },
          ],
        },
        {
          id: 'company',
          title: t`Company`,
          links: [
            { id: 'about', link: <Link to="/about">{t`About Osta`}</Link> },
            { id: 'brand', link: <Link to="/company-brand">{t`Company brand`}</Link> },
            { id: 'privacy', link: <Link to="/privacy-policy">{t`Privacy policy`}</Link> },
            { id: 'terms', link: <Link to="/terms-of-use">{t`Terms of use`}</Link> },
          ],
        },
        {
          id: 'osta',
          title: t`Osta`,
          links: [
            {
              id: 'how-it-works',
              link: (
                <Link to="/" hash="how-it-works" activeOptions={{ exact: true, includeHash: true }}>
                  <Trans>How it works</Trans>
                </Link>
              ),
            },
            {
              id: 'pricing',
              link: (
                <Link to="/" hash="pricing" activeOptions={{ exact: true, includeHash: true }}>
                  <Trans>Pricing</Trans>
                </Link>
              ),
            },
            ...(onward === null ? [] : [{ id: 'onward', link: onward }]),
          ],
        },
        {
          id: 'contact',
          title: t`Contact`,
          links: [
            {
              id: 'mail',
              link: (
                <a href={`mailto:${contactEmail}`}>
                  <bdi>{contactEmail}</bdi>
                </a>
              ),
            },
            ...socialLinks.map((address) => ({
              id: address,
              link: (
                <a href={address} rel="noopener">
                  <bdi>{siteNameOf(address)}</bdi>
                </a>
              ),
            })),
          ],
        },
      ]}
      legal={
        <>
          <Trans>© {year} Osta. All rights reserved.</Trans>{' '}
          <Trans>
            Place names: ©{' '}
            <UiLink underline="always" isQuiet href="https://www.openstreetmap.org/copyright">
              OpenStreetMap
            </UiLink>{' '}
            contributors and{' '}
            <UiLink underline="always" isQuiet href="https://www.geonames.org">
              GeoNames
            </UiLink>
            .
          </Trans>
        </>
      }
    />
  );
}

/** Returns the link to the visitor's next step, if there is one. */
function onwardOf(visitor: Visitor): ReactElement | null {
  if (isCalled(visitor)) return <JoinLink visitor={visitor} />;
  switch (visitor) {
    case 'business':
      return (
        <Link to="/store/create">
          <Trans>Open a store</Trans>
        </Link>
      );
    case 'professional':
      return (
        <Link to="/professional/requests">
          <Trans>My requests</Trans>
        </Link>
      );
    case 'newcomer':
    case 'admin':
      return null;
  }
}

interface ServiceLinkProps {
  readonly category: string;
  readonly children: ReactNode;
}

function ServiceLink({ category, children, ...rest }: ServiceLinkProps): ReactNode {
  return (
    <Link {...rest} to="/services" hash={category}>
      {children}
    </Link>
  );
}

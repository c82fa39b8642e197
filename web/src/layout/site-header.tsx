import { Trans } from '@lingui/react/macro';
import { Button, LanguageSwitch, Logo, NavigationBar, ThemeSwitch } from '@osta/ui-kit';
import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

import { rememberChoice } from '../browser-cookie.ts';
import { useLanguageSwitch } from '../carried/use-language-switch.ts';
import { redirectSearch } from '../session/redirect-search.ts';
import { useMe } from '../session/use-me.ts';
import { type Visitor, visitorOf } from '../session/use-visitor.ts';
import { useTheme } from '../theme/theme.tsx';
import { JoinLink } from './join-link.tsx';
import { SignedIn } from './signed-in.tsx';
import { siteLinks } from './site-links.tsx';
import { useOtherLocale } from './use-other-locale.ts';

function ThemeButton(): ReactNode {
  const { preference, choose } = useTheme();
  const isHydrated = useHydrated();
  // The server cannot know the device's preference: keep the space until hydration
  if (preference === 'system' && !isHydrated) return <span className="web-theme-place" />;
  return <ThemeSwitch onSwitch={choose} />;
}

function LanguageLink(): ReactNode {
  const { hrefIn, keepFor } = useLanguageSwitch();
  const other = useOtherLocale();
  const leave = (event: MouseEvent): void => {
    rememberChoice('locale', other);
    // A new tab or window loads a new document, and this one does not change
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isElsewhere) keepFor(other);
  };
  return <LanguageSwitch href={hrefIn(other)} onSwitch={leave} />;
}

/**
 * Returns the search that leads guests back, once they are signed in, to where they are or already
 * wanted to go: what they have chosen is in its address.
 */
function useWayBack(): { readonly redirect?: string } {
  const { pathname, href, search } = useLocation();
  const { redirect } = redirectSearch(search);
  if (redirect !== undefined) return { redirect };
  const isOnTheWay = pathname === '/' || pathname.startsWith('/auth/');
  return isOnTheWay ? {} : { redirect: href };
}

function GuestButtons(): ReactNode {
  const search = useWayBack();
  return (
    <>
      <Button asChild variant="ghost" size="small">
        <Link to="/auth/login" search={search}>
          <Trans>Log in</Trans>
        </Link>
      </Button>
      <Button asChild size="small">
        <Link to="/auth/signup" search={search}>
          <Trans>Sign up</Trans>
        </Link>
      </Button>
    </>
  );
}

interface InvitationProps {
  readonly visitor: Visitor;
}

/** Invites everybody to join who is no professional yet (docs/spec.md §2). */
function Invitation({ visitor }: InvitationProps): ReactNode {
  const isMember = visitor === 'customer' || visitor === 'business';
  return (
    <Button asChild variant="ghost" size="small">
      <JoinLink visitor={isMember ? 'customer' : 'guest'} />
    </Button>
  );
}

/** Whom the bar invites: people who are signing up or keep order have something else to do. */
const invited: ReadonlySet<Visitor> = new Set(['guest', 'customer', 'business']);

/** The top bar of every page (docs/spec.md §2). */
export function SiteHeader(): ReactNode {
  const me = useMe();
  const visitor = visitorOf(me);
  const page = useLocation({ select: ({ href }) => href });
  return (
    <NavigationBar
      logo={
        <Link to="/" className="web-logo-link" activeOptions={{ exact: true, includeHash: true }}>
          <Logo />
        </Link>
      }
      entries={siteLinks}
      actions={
        <>
          <LanguageLink />
          {/* Signed-in people choose it once, in their account */}
          {me === null ? <ThemeButton /> : <SignedIn me={me} />}
        </>
      }
      {...(invited.has(visitor) && { invitation: <Invitation visitor={visitor} /> })}
      {...(me === null && { buttons: <GuestButtons /> })}
      closeOn={page}
    />
  );
}

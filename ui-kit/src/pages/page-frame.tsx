import type { ReactNode } from 'react';

import { AccountMenu } from '../account-menu/account-menu.tsx';
import { Button } from '../button/button.tsx';
import { Footer } from '../footer/footer.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Logo } from '../logo/logo.tsx';
import { NavigationBar, type NavigationEntry } from '../navigation-bar/navigation-bar.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useUi } from '../provider/ui-context.ts';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Say, useStoryText } from '../testing/say.tsx';
import type { StoryText } from '../testing/story-texts.ts';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';

import './pages.css';

const linked = (texts: readonly StoryText[], current?: StoryText): NavigationEntry[] =>
  texts.map((text) => ({
    id: text,
    link: (
      <a href={`#${text}`} aria-current={text === current ? 'page' : undefined}>
        <Say text={text} />
      </a>
    ),
  }));

const nothing = (): void => undefined;

export interface PageFrameProps {
  readonly current?: StoryText;
  /** The name of the signed-in person; left out for a guest. */
  readonly person?: string;
  readonly children: ReactNode;
}

/** Header and footer, as an app puts them around each of its pages. */
export function PageFrame({ current, person, children }: PageFrameProps): ReactNode {
  const text = useStoryText();
  const { locale } = useUi();
  return (
    <div className="ui-page">
      <SkipLink targetId="content" />
      <NavigationBar
        logo={
          <a href="#home" aria-label={text('home page')}>
            <Logo />
          </a>
        }
        entries={linked(['home page', 'services', 'stores', 'pricing', 'about'], current)}
        actions={
          <>
            <LanguageSwitch href={locale === 'ar' ? '/en' : '/'} />
            <ThemeSwitch onSwitch={nothing} />
            {person !== undefined && (
              <>
                <NotificationBell count={3} />
                <AccountMenu
                  name={person}
                  detail="salem@osta.test"
                  entries={linked(['my bookings', 'my requests', 'account'])}
                  onLogOut={nothing}
                />
              </>
            )}
          </>
        }
        {...(person === undefined && {
          buttons: (
            <>
              <Button variant="ghost" asChild>
                <a href="#login">{text('log in')}</a>
              </Button>
              <Button asChild>
                <a href="#signup">{text('sign up')}</a>
              </Button>
            </>
          ),
        })}
      />
      <main id="content" className="ui-page-main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        logo={<Logo />}
        tagline={text('footer sentence')}
        columns={[
          { id: 'company', title: text('company'), links: linked(['about', 'privacy', 'terms']) },
          {
            id: 'services',
            title: text('services'),
            links: linked(['plumbing', 'cleaning', 'cooling', 'electrical']),
          },
        ]}
        legal={text('copyright')}
        actions={<LanguageSwitch href={locale === 'ar' ? '/en' : '/'} />}
      />
    </div>
  );
}

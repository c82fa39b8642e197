import { Trans } from '@lingui/react/macro';
import type { NavigationEntry } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';

/** The links of the top bar (docs/spec.md §2). */
export const siteLinks: readonly NavigationEntry[] = [
  {
    id: 'home',
    link: (
      <Link to="/" activeOptions={{ exact: true, includeHash: true }}>
        <Trans>Home</Trans>
      </Link>
    ),
  },
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
  {
    id: 'services',
    link: (
      <Link to="/services">
        <Trans>Services</Trans>
      </Link>
    ),
  },
  {
    id: 'stores',
    link: (
      <Link to="/store/search">
        <Trans>Stores</Trans>
      </Link>
    ),
  },
  {
    id: 'about',
    link: (
      <Link to="/about">
        <Trans>About</Trans>
      </Link>
    ),
  },
];

import type { ReactNode } from 'react';

import { privacyPolicy } from '../../content/privacy-policy.ts';
import { useContent } from '../../content/use-content.ts';
import { LongTextPage } from './long-text-page.tsx';

/** What Osta does with what it knows about people. */
export function PrivacyPolicyPage(): ReactNode {
  return <LongTextPage text={useContent(privacyPolicy)} />;
}

import type { ReactNode } from 'react';

import { termsOfUse } from '../../content/terms-of-use.ts';
import { useContent } from '../../content/use-content.ts';
import { LongTextPage } from './long-text-page.tsx';

/** What people agree to by using Osta. */
export function TermsOfUsePage(): ReactNode {
  return <LongTextPage text={useContent(termsOfUse)} />;
}

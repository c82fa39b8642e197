import { CategoryIcon, type CategoryIconProps } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../api/use-api.ts';
import { tradeIconsQuery } from './catalogue.queries.ts';

interface TradeIconProps extends Omit<CategoryIconProps, 'category'> {
  /** The id of a trade. */
  readonly trade: string;
}

/** The icon of a trade, on a page that knows its id alone. The loader of the page has asked for the icons. */
export function TradeIcon({ trade, ...props }: TradeIconProps): ReactNode {
  const { data } = useQuery(tradeIconsQuery(useApi()));
  const changed = data?.icons.find(({ id }) => id === trade);
  return <CategoryIcon category={changed?.icon ?? trade} {...props} />;
}

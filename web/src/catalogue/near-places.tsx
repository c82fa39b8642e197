import { Trans } from '@lingui/react/macro';
import { exactItem, findItems, nearItems } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { NearNames } from '../components/near-names.tsx';
import { usePlaceItems } from './use-place-items.ts';

/** The most names that are offered for a text: more are no help. */
const mostOffered = 12;

interface NearPlacesProps {
  /** What was typed; empty: a place is chosen, or none is wanted. */
  readonly where: string;
  /** What is shown when no place is called like that. */
  readonly whenUnknown: ReactNode;
  /** Returns a link to the search in which this place is chosen. */
  readonly renderLink: (place: { readonly id: string; readonly label: string }) => ReactNode;
}

/** Says what becomes of a text that names no place exactly, and offers places to choose. */
export function NearPlaces({ where, whenUnknown, renderLink }: NearPlacesProps): ReactNode {
  const places = usePlaceItems();
  if (where === '' || places.length === 0) return null;
  const exact = exactItem(places, where);
  const found = exact === null ? findItems(places, where) : [exact];
  const offered = (found.length > 0 ? found : nearItems(places, where)).slice(0, mostOffered);
  const typed = <bdi>{where}</bdi>;
  const guess =
    offered.length > 0 ? (
      <Trans>We don’t know a place called “{typed}”. Did you mean one of these?</Trans>
    ) : (
      whenUnknown
    );
  return (
    <NearNames
      sentence={found.length > 0 ? <Trans>Which place do you mean by “{typed}”?</Trans> : guess}
      names={offered.map(({ id, label }) => ({ id, link: renderLink({ id, label }) }))}
    />
  );
}

import type { SlotTaken } from '@osta/contracts/booking/refusals';
import { Button, CoarseDistance, DayAndTime } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { professionalQuery } from '../../../professionals/professionals.queries.ts';
import { useMe } from '../../../session/use-me.ts';
import { keepPlaceDraft, type PlaceDraft } from './place-draft.ts';

interface SimilarSlotProps {
  readonly slot: SlotTaken['similar'][number];
  /** What was typed for the lost time: the same job is booked there. */
  readonly draft: PlaceDraft;
}

/** A free time of another professional near by: leads to where it is booked. Nothing until the name is known. */
export function SimilarSlot({
  slot: { professionalId, offeringId, startsAt, distanceMeters },
  draft,
}: SimilarSlotProps): ReactNode {
  const me = useMe();
  const { data: professional } = useQuery(professionalQuery(useApi(), professionalId));
  if (professional === undefined) return null;
  return (
    <Button asChild variant="secondary">
      <Link
        to="/customer/bookings/new"
        search={{
          professional: professionalId,
          service: offeringId,
          start: startsAt,
          ...(draft.place !== null && { place: draft.place }),
        }}
        onClick={() => {
          if (me !== null) keepPlaceDraft(me.id, offeringId, draft);
        }}
      >
        <span>
          <bdi>{professional.fullName}</bdi>
          <br />
          {professional.place.name} · <CoarseDistance meters={distanceMeters} />
          <br />
          <DayAndTime instant={startsAt} />
        </span>
      </Link>
    </Button>
  );
}

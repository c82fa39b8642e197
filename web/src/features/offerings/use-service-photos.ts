import type { MyOffering, OfferingReceipt } from '@osta/contracts/offering/api';
import { useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { useCarried } from '../../carried/use-carried.ts';
import { offeringKeys } from './offerings.queries.ts';

type Photos = MyOffering['photos'];

export interface ServicePhotosState {
  readonly photos: Photos;
  readonly change: (to: (before: Photos) => readonly Photos[number][]) => void;
  /** Whether somebody has changed them here since they were read or saved. */
  readonly isUnsaved: boolean;
  readonly save: (afterwards: () => void) => void;
  readonly isSaving: boolean;
  readonly error: Error | null;
}

/** Returns the photos of a service as they are edited; they come along into the other language. */
export function useServicePhotos({
  id,
  photos: saved,
}: Pick<MyOffering, 'id' | 'photos'>): ServicePhotosState {
  const [carried, setPhotos] = useCarried('service-photos', saved, id);
  const photos = [...carried];
  const [base, setBase] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const send = useCommand<OfferingReceipt>(offeringKeys.all);
  const isUnsaved = JSON.stringify(photos) !== JSON.stringify(base);

  // Another window has saved others: they are taken over unless something is changed here
  if (saved !== seen) {
    setSeen(saved);
    if (!isUnsaved) {
      setBase(saved);
      setPhotos(saved);
    }
  }

  return {
    photos,
    change: (to) => setPhotos((before) => [...to([...before])]),
    isUnsaved,
    save: (afterwards) =>
      send.mutate(
        call('PUT /api/professional/services/{offeringId}/photos', {
          params: { offeringId: id },
          body: { photos },
        }),
        {
          onSuccess: () => {
            setBase(photos);
            afterwards();
          },
        },
      ),
    isSaving: send.isPending,
    error: send.error,
  };
}

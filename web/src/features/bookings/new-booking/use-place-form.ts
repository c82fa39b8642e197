import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { useFieldRules } from '../../../forms/field-rules.ts';
import { type FormFields, useFormFields } from '../../../forms/use-form-fields.ts';
import { useMe } from '../../../session/use-me.ts';
import { type BookingStep, bookingSteps, stepFields } from './booking-steps.ts';
import { newBookingSearch } from './new-booking-search.ts';
import {
  emptyPlaceDraft,
  keepPlaceDraft,
  type PlaceDraft,
  readPlaceDraft,
  resumed,
} from './place-draft.ts';

const route = getRouteApi('/_default/customer/bookings/new');

/** As long as the service accepts. */
export const longest = { address: 300, note: 1000 };

interface PlaceFormOptions {
  readonly offeringId: string;
  /** The step that the address asks for. */
  readonly asked: BookingStep;
  /** Called when the step that is shown is right. */
  readonly onSubmit: (draft: PlaceDraft) => void;
}

interface PlaceForm extends FormFields<PlaceDraft> {
  /** Whether what was kept is there again: before, no step is judged by it. */
  readonly isRestored: boolean;
}

/**
 * The form beside the time of a booking. It belongs to the service, not to the hold: what is typed
 * outlives a lost time, and a reload. The place is in the address, too.
 */
export function usePlaceForm({ offeringId, asked, onSubmit }: PlaceFormOptions): PlaceForm {
  const search = route.useSearch();
  const navigate = useNavigate();
  const rules = useFieldRules();
  const userId = useMe()?.id;
  // The server has no drafts
  const [isRestored, setIsRestored] = useState(false);
  const form = useFormFields<PlaceDraft>({
    initial: { ...emptyPlaceDraft, place: search.place ?? null },
    rules: {
      place: [(chosen) => rules.required(chosen ?? '')],
      address: [rules.maxLength(longest.address)],
      note: [rules.maxLength(longest.note)],
    },
    steps: { fields: stepFields, asked: bookingSteps.indexOf(asked), isReady: isRestored },
    onSubmit,
  });
  const { values, setAll } = form;

  useEffect(() => {
    if (isRestored || userId === undefined) return;
    const kept = readPlaceDraft(userId, offeringId);
    setAll((typed) => resumed(kept, typed));
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has drafts
    setIsRestored(true);
  }, [isRestored, offeringId, setAll, userId]);

  useEffect(() => {
    if (isRestored && userId !== undefined) keepPlaceDraft(userId, offeringId, values);
  }, [isRestored, offeringId, userId, values]);

  const { place } = values;
  useEffect(() => {
    // Otherwise the place of the address would outdo a later choice after a reload
    if (!isRestored || place === null || place === search.place) return;
    void navigate({
      to: '/customer/bookings/new',
      search: (before) => newBookingSearch({ ...before, place }),
      replace: true,
      resetScroll: false,
    });
  }, [isRestored, navigate, place, search.place]);

  return { ...form, isRestored };
}

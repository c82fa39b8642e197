import { Availability } from '@osta/contracts/offering/availability';
import { Offer } from '@osta/contracts/offering/offer';

const day = [{ from: 540, to: 780 }];

/** The repair of air conditioners, for tests of offered services. */
export const acRepair = Offer.parse({
  serviceId: 'hvac.repair',
  name: { ar: 'تصليح مكيف سبليت', en: '' },
  description: { ar: '', en: 'Same day' },
  price: { kind: 'fixed', amount: 80_000 },
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 30,
  noticeMinutes: 120,
  horizonDays: 30,
  slotIntervalMinutes: 30,
  dailyCap: null,
  confirmation: 'instant',
  cancellation: 'moderate',
});

/** Sunday mornings in Libya. */
export const sundayMornings = Availability.parse({
  zone: 'Africa/Tripoli',
  week: {
    saturday: [],
    sunday: day,
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
  },
  fridayBreak: null,
  exceptions: [],
  leaves: [],
  seasons: [],
});

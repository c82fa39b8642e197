import { Availability, WeekHours, type DayHours } from '@osta/contracts/offering/availability';
import { Offer, type ServicePrice } from '@osta/contracts/offering/offer';
import type { SeededOffering } from '@osta/professional/seed-offering';
import { serviceName } from '@osta/reference/names';
import { ServiceId } from '@osta/reference/service-id';

import { placesOfWork } from './work-scenes.ts';

/** A price in dinar: fixed, by the hour, at least, or after a visit that costs this much. */
type DemoPrice = readonly [kind: ServicePrice['kind'], dinar: number];

/** What professionals of a trade offer in the demo market, by job of the catalogue. */
const offered: Readonly<
  Record<string, readonly (readonly [serviceId: string, minutes: number, price: DemoPrice])[]>
> = {
  plumbing: [
    ['plumbing.leak', 90, ['from', 60]],
    ['plumbing.drain', 60, ['fixed', 80]],
  ],
  electrical: [
    ['electrical.fault', 60, ['visit-first', 25]],
    ['electrical.lighting', 90, ['hourly', 40]],
  ],
  solar: [['solar.clean', 120, ['fixed', 150]]],
  hvac: [
    ['hvac.repair', 90, ['from', 70]],
    ['hvac.clean', 60, ['fixed', 45]],
  ],
  appliances: [['appliances.washer', 60, ['visit-first', 20]]],
  cleaning: [
    ['cleaning.home', 180, ['hourly', 25]],
    ['cleaning.sofa', 120, ['fixed', 120]],
  ],
  pest: [['pest.insects', 60, ['from', 90]]],
  moving: [['moving.items', 120, ['from', 100]]],
  painting: [['painting.damp', 60, ['visit-first', 0]]],
  carpentry: [['carpentry.handyman', 90, ['hourly', 35]]],
  construction: [['construction.waterproof', 60, ['visit-first', 30]]],
  water: [['water.tanks', 120, ['from', 110]]],
  security: [['security.cameras', 120, ['from', 140]]],
  garden: [['garden.care', 120, ['hourly', 30]]],
  furnishing: [['furnishing.curtains', 60, ['visit-first', 15]]],
};

const whole: DayHours = [{ from: 540, to: 1080 }];
const split: DayHours = [
  { from: 540, to: 780 },
  { from: 960, to: 1200 },
];
const evening: DayHours = [{ from: 900, to: 1260 }];

function weekOf(day: DayHours, thursday: DayHours, friday: DayHours): WeekHours {
  return WeekHours.parse({
    saturday: day,
    sunday: day,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday,
    friday,
  });
}

/** From early to late, with and without a break at noon and on Friday. */
const weeks: readonly WeekHours[] = [
  weekOf(split, split, []),
  weekOf(whole, [{ from: 540, to: 840 }], []),
  weekOf(evening, evening, evening),
];

function priceOf([kind, dinar]: DemoPrice): ServicePrice {
  const dirham = dinar * 1000;
  return Offer.shape.price.parse(
    kind === 'visit-first' ? { kind, fee: dirham } : { kind, amount: dirham },
  );
}

/**
 * Returns the services that the nth professional offers in their first trades, all of them published. The first one of
 * a trade shows the pictures of it.
 */
export function offeredBy(categoryIds: readonly string[], nth: number): readonly SeededOffering[] {
  const jobs = categoryIds.slice(0, 2).flatMap((trade) =>
    (offered[trade] ?? []).map((job, n) => ({
      job,
      photosAt: n === 0 ? placesOfWork(categoryIds, trade) : [],
    })),
  );
  return jobs.map(({ job: [id, minutes, price], photosAt }, place) => {
    const serviceId = ServiceId.parse(id);
    return {
      offer: Offer.parse({
        serviceId,
        name: { ar: serviceName(serviceId, 'ar'), en: serviceName(serviceId, 'en') },
        description: { ar: '', en: '' },
        price: priceOf(price),
        durationMinutes: minutes,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 30,
        noticeMinutes: 180,
        horizonDays: 42,
        slotIntervalMinutes: 30,
        dailyCap: null,
        confirmation: (nth + place) % 3 === 2 ? 'approval' : 'instant',
        cancellation: (['flexible', 'moderate', 'strict'] as const)[(nth + place) % 3],
      }),
      availability: Availability.parse({
        zone: 'Africa/Tripoli',
        week: weeks[nth % weeks.length],
        fridayBreak: { from: 720, to: 870 },
        exceptions: [],
        leaves: [],
        seasons: [],
      }),
      photosAt,
    };
  });
}

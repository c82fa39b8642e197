import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { PlaceId } from '@osta/reference/place-id';

import type { BookingStory } from './booking-stories.ts';
import type { DemoPerson } from './demo-person.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { pick } from './pick.ts';
import { seedBookings, type BookingMarket } from './seed-bookings.ts';

type Somebody = DemoPerson & { readonly userId: UserId };

/** What customers write about a job that is done, in each language. */
const texts: Readonly<Record<Locale, readonly string[]>> = {
  ar: [
    'جاء في الموعد، وأنهى الشغل في أقل من الوقت المتوقع.',
    'سعره واضح من البداية، ولم يطلب شيئًا زيادة.',
    'شغل متقن، ونظّف المكان قبل أن يمشي.',
    'شرح لي المشكلة بهدوء، ونصحني بما أحتاجه فقط.',
    'ممتاز في التعامل، وسأطلبه مرة أخرى.',
    'جيد، لكن الموعد تأخر نصف ساعة.',
    'أصلح ما عجز عنه غيره.',
    'أحضر معه كل القطع، ولم نضطر إلى موعد ثانٍ.',
    'يرد على الرسائل بسرعة، وشغله مرتب.',
  ],
  en: [
    'On time, tidy and fair. I would book again.',
    'Explained what was wrong before starting, and the price did not change.',
    'Good work, though it took a little longer than planned.',
  ],
};

/** What professionals write about their customers. */
const ofCustomers = ['كل شيء كان جاهزًا عند وصولي.', 'تعامل راقٍ والدفع في وقته.'] as const;

/** Most are happy, and no two professionals have the same average for long. */
const stars = [5, 5, 4, 5, 3, 5, 4, 5, 5, 4, 2] as const;

/** The number of finished jobs of the nth professional: a third are still new. */
function jobsOf(n: number): number {
  // Every customer has met the first plumber: that many say what a service usually costs
  if (n === 0) return 5;
  return n % 3 === 2 ? 0 : 1 + ((n * 5) % 3);
}

function storyOf(n: number, turn: number, locale: Locale): BookingStory {
  return {
    inDays: -(5 + turn * 9 + (n % 8)),
    fate: 'completed',
    dinar: 60 + ((n * 35 + turn * 20) % 140),
    answeredAfter: 5 + ((n * 17 + turn * 11) % 70),
    reviews: {
      stars: pick(stars, n * 3 + turn),
      text: pick(texts[locale], n * 2 + turn),
      ofCustomer: pick(ofCustomers, n + turn),
    },
  };
}

/**
 * Seeds finished jobs with reviews by both sides for two thirds of these professionals, so that search has ratings
 * to sort by. The customers take turns.
 */
export async function seedRatedWork(
  market: BookingMarket,
  professionals: readonly Somebody[],
  customers: readonly Somebody[],
  goOn: () => void,
): Promise<void> {
  await fewAtATime(professionals, goOn, async ({ userId: professionalId, profile }, n) => {
    if (profile === null) return;
    const placeId = PlaceId.parse(profile.placeId);
    // One after the other: each looks for hours that the others have left
    for (let turn = 0; turn < jobsOf(n); turn += 1) {
      const customer = pick(customers, n + turn);
      await seedBookings(
        market,
        {
          customerId: customer.userId,
          professionalId,
          placeId,
          purpose: `rated:${professionalId}:${turn}`,
        },
        [storyOf(n, turn, customer.locale)],
      );
    }
  });
}

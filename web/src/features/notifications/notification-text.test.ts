import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Locale } from '@osta/contracts/locale';
import type {
  NotificationMetadata,
  NotificationReason,
  NotifiedBookingStatus,
} from '@osta/contracts/notification/api';
import { UiProvider } from '@osta/ui-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { bookingSentences } from './booking-sentences.tsx';
import { NotificationText } from './notification-text.tsx';

async function messagesIn(locale: Locale): Promise<Messages> {
  const configPath = new URL('../../../lingui.config.ts', import.meta.url).pathname;
  const [catalog] = await getCatalogs(getConfig({ configPath }));
  if (catalog === undefined) throw new Error('no catalog');
  const found = await catalog.getTranslations(locale, { sourceLocale: 'en', fallbackLocales: {} });
  const { source } = createCompiledCatalog(locale, found.messages, { namespace: 'json' });
  return (JSON.parse(source) as { messages: Messages }).messages;
}

const messages = { ar: await messagesIn('ar'), en: await messagesIn('en') };
const names = {
  ar: { professional: 'سالم الورفلي', customer: 'نجاة', service: 'كشف تسريب', store: 'محل الواحة' },
  en: { professional: 'Salem', customer: 'Najat', service: 'Leak detection', store: 'Al Waha' },
};

type Role = NotificationMetadata['user_role'];

/** Returns the words of a notification as a reader sees them, without isolates. */
function words(
  reason: NotificationReason,
  role: Role,
  locale: Locale,
  proposedStart: string | null = null,
): string {
  const { professional, customer, service } = names[locale];
  const metadata = {
    notification_type: reason,
    user_role: role,
    booking_status: null,
    professional_name: professional,
    customer_name: customer,
    service_name: service,
    booking_start: '2026-11-23T07:00:00.000Z' as NotificationMetadata['booking_start'],
    budget_range: null,
    quoted_price: null,
    proposed_start: proposedStart as NotificationMetadata['proposed_start'],
    store_name: names[locale].store,
    travel_minutes: 25,
    ends_at: '2026-12-01T07:00:00.000Z' as NotificationMetadata['ends_at'],
    plan_price: null,
  };
  const i18n = setupI18n({ locale, messages: { [locale]: messages[locale] } });
  const text = createElement(NotificationText, { metadata });
  /* oxlint-disable react/no-children-prop -- without JSX there is no other place for them */
  const page = createElement(UiProvider, { locale, appearance: 'light', children: text });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n, children: page }))
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/[\u200E\u200F\u2066-\u2069]/gu, '');
  /* oxlint-enable react/no-children-prop */
}

/** A status, the reason that leads to it, and the words for each role and language. */
const cells: readonly (readonly [
  status: NotifiedBookingStatus,
  reason: NotificationReason,
  role: Role,
  arabic: string,
  english: string,
])[] = [
  [
    'pending',
    'booking_requested',
    'customer',
    'وصل حجزك لخدمة «كشف تسريب» إلى سالم الورفلي، وسيأتيك الرد قريبًا.',
    'Salem has your booking for Leak detection and will answer soon.',
  ],
  [
    'pending',
    'booking_requested',
    'professional',
    'حجز جديد من نجاة: كشف تسريب. أكّده أو اعتذر عنه.',
    'Najat wants to book Leak detection. Confirm it, or decline.',
  ],
  [
    'confirmed',
    'booking_confirmed',
    'customer',
    'تأكد حجزك مع سالم الورفلي: كشف تسريب، والموعد 2026-11-23 09:00 ص.',
    'Confirmed: Salem will do Leak detection on 2026-11-23 09:00 AM.',
  ],
  [
    'confirmed',
    'booking_confirmed',
    'professional',
    'تأكد الحجز مع نجاة: كشف تسريب، والموعد 2026-11-23 09:00 ص.',
    'Confirmed with Najat: Leak detection on 2026-11-23 09:00 AM.',
  ],
  [
    'rescheduled',
    'booking_rescheduled',
    'customer',
    'تغيّر موعدك مع سالم الورفلي: كشف تسريب، والموعد الجديد 2026-11-23 09:00 ص.',
    'New time: Salem will do Leak detection on 2026-11-23 09:00 AM.',
  ],
  [
    'rescheduled',
    'booking_rescheduled',
    'professional',
    'تغيّر الموعد مع نجاة: كشف تسريب، والموعد الجديد 2026-11-23 09:00 ص.',
    'New time with Najat: Leak detection on 2026-11-23 09:00 AM.',
  ],
  [
    'in_progress',
    'booking_started',
    'customer',
    'بدأ الشغل مع سالم الورفلي: كشف تسريب.',
    'Salem has started on Leak detection.',
  ],
  [
    'in_progress',
    'booking_started',
    'professional',
    'سُجّل بدء الشغل من نجاة: كشف تسريب.',
    'Najat says that the work has started: Leak detection.',
  ],
  [
    'awaiting_confirmation',
    'booking_finished',
    'customer',
    'انتهى الشغل مع سالم الورفلي: كشف تسريب. أكّد أنه اكتمل.',
    'Salem has finished Leak detection. Confirm that the work is done.',
  ],
  [
    'awaiting_confirmation',
    'booking_finished',
    'professional',
    'أنهيت الشغل: كشف تسريب. بقي تأكيد نجاة.',
    'You finished Leak detection. Najat will confirm it.',
  ],
  [
    'completed',
    'booking_completed',
    'customer',
    'اكتمل حجزك مع سالم الورفلي: كشف تسريب. قيّم تجربتك.',
    'Leak detection with Salem is completed. Say how it was.',
  ],
  [
    'completed',
    'booking_completed',
    'professional',
    'اكتمل الحجز مع نجاة: كشف تسريب. قيّم تجربتك.',
    'Leak detection for Najat is completed. Say how it was.',
  ],
  [
    'disputed',
    'booking_disputed',
    'customer',
    'وصلتنا شكواك بخصوص «كشف تسريب». سنتواصل مع الطرفين.',
    'Your complaint about Leak detection is with us. We’ll talk to both sides.',
  ],
  [
    'disputed',
    'booking_disputed',
    'professional',
    'شكوى من نجاة بخصوص «كشف تسريب». سنتواصل مع الطرفين.',
    'Najat disputes the work on Leak detection. We’ll talk to both sides.',
  ],
  [
    'cancelled',
    'booking_cancelled',
    'customer',
    'أُلغي حجزك مع سالم الورفلي: كشف تسريب. الإلغاء من جهة المهني.',
    'Salem cancelled the booking for Leak detection.',
  ],
  [
    'cancelled',
    'booking_cancelled',
    'professional',
    'أُلغي الحجز مع نجاة: كشف تسريب. الموعد متاح من جديد.',
    'Najat cancelled the booking for Leak detection. The time is free again.',
  ],
  [
    'declined',
    'booking_declined',
    'customer',
    'اعتذر المهني سالم الورفلي عن حجزك: كشف تسريب. اختر موعدًا آخر أو مهنيًا آخر.',
    'Salem declined your booking for Leak detection. Choose another time or professional.',
  ],
  [
    'declined',
    'booking_declined',
    'professional',
    'اعتذرت عن حجز نجاة: كشف تسريب.',
    'You declined the booking of Najat for Leak detection.',
  ],
  [
    'expired',
    'booking_expired',
    'customer',
    'انتهت مدة حجزك مع سالم الورفلي لعدم تأكيده في الوقت المحدد: كشف تسريب.',
    'Your booking for Leak detection with Salem has expired, because it wasn’t confirmed in time.',
  ],
  [
    'expired',
    'booking_expired',
    'professional',
    'انتهت مدة حجز نجاة دون رد: كشف تسريب.',
    'The booking of Najat for Leak detection has expired, because nobody answered it.',
  ],
  [
    'no_show',
    'booking_no_show',
    'customer',
    'بلاغ من سالم الورفلي بأنك لم تكن موجودًا: كشف تسريب. إن لم يكن صحيحًا فاعترض عليه.',
    'Salem reported that you weren’t there for Leak detection. If that’s wrong, say so.',
  ],
  [
    'no_show',
    'booking_no_show',
    'professional',
    'بلاغ من نجاة بأنك لم تحضر: كشف تسريب. إن لم يكن صحيحًا فاعترض عليه.',
    'Najat reported that you didn’t come for Leak detection. If that’s wrong, say so.',
  ],
];

/** Whether people are notified of a status: not of a slot that is held, or an offer that wasn't booked. */
const isTold: { readonly [Status in NotifiedBookingStatus]: boolean } = {
  held: false,
  released: false,
  refused: false,
  pending: true,
  confirmed: true,
  rescheduled: true,
  in_progress: true,
  awaiting_confirmation: true,
  completed: true,
  disputed: true,
  no_show: true,
  cancelled: true,
  declined: true,
  expired: true,
};

describe('the words of a notification about a booking', () => {
  it.each(cells)('%s, %s, for the %s', (_status, reason, role, arabic, english) => {
    expect([words(reason, role, 'ar'), words(reason, role, 'en')]).toEqual([arabic, english]);
  });

  it('are tested for each status and role', () => {
    const statuses = Object.entries(isTold).flatMap(([status, told]) => (told ? [status] : []));
    const every = statuses.flatMap((status) => [`${status} customer`, `${status} professional`]);
    expect(cells.map(([status, , role]) => `${status} ${role}`).toSorted()).toEqual(
      every.toSorted(),
    );
  });

  it('name the proposed time, not the one that stands', () => {
    const proposed = '2026-11-24T13:00:00.000Z';
    expect(words('booking_time_proposed', 'customer', 'en', proposed)).toBe(
      'Salem proposes another time for Leak detection: 2026-11-24 03:00 PM.',
    );
  });

  it.each(Object.keys(bookingSentences) as (keyof typeof bookingSentences)[])(
    '%s has words in both languages',
    (reason) => {
      for (const role of ['customer', 'professional'] as const) {
        expect(words(reason, role, 'ar')).toMatch(/[\u0600-\u06FF]/u);
        expect(words(reason, role, 'en')).toMatch(/^[A-Z]/u);
      }
    },
  );
});

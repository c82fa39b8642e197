import type { ComponentProps } from 'react';

import { AccountMenu } from '../account-menu/account-menu.tsx';
import { BookingCard } from '../booking-card/booking-card.tsx';
import { BookingStatusBadge } from '../booking-status-badge/booking-status-badge.tsx';
import { BookingTimeline } from '../booking-timeline/booking-timeline.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import { CategoryTile } from '../category-tile/category-tile.tsx';
import { CategoryIcon } from '../category/category-icon.tsx';
import { BarChart } from '../chart/bar-chart.tsx';
import { DonutChart } from '../chart/donut-chart.tsx';
import { LineChart } from '../chart/line-chart.tsx';
import { Sparkline } from '../chart/sparkline.tsx';
import { DatedBadge } from '../dated-badge/dated-badge.tsx';
import { DateBlock } from '../day-and-time/date-block.tsx';
import { TimeRange } from '../day-and-time/time-range.tsx';
import { DocumentRow } from '../document-row/document-row.tsx';
import { MapView } from '../map-view/map-view.tsx';
import { MessageComposer } from '../message-thread/message-composer.tsx';
import { MessageThread } from '../message-thread/message-thread.tsx';
import { NotificationDropdown } from '../notifications/notification-dropdown.tsx';
import { NotificationItem } from '../notifications/notification-item.tsx';
import { OnboardingChecklist } from '../onboarding-checklist/onboarding-checklist.tsx';
import { OpenNow } from '../opening-hours/open-now.tsx';
import { OpeningHours } from '../opening-hours/opening-hours.tsx';
import { PlanCard } from '../plan-card/plan-card.tsx';
import { PriceTag } from '../price-tag/price-tag.tsx';
import { ProfessionalCard } from '../professional-card/professional-card.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { RatingLine } from '../rating-summary/rating-line.tsx';
import { RatingSummary } from '../rating-summary/rating-summary.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import { Review } from '../review/review.tsx';
import { ServiceCard } from '../service-card/service-card.tsx';
import { SlotPicker } from '../slot-picker/slot-picker.tsx';
import { StatTile } from '../stat-tile/stat-tile.tsx';
import { StoreCard } from '../store-card/store-card.tsx';

const nothing = (): void => undefined;
const at = '2026-11-21T07:00:00.000Z';
const link = <a href="#there">there</a>;
const price = { kind: 'exact', dirham: 80_000 } as const;
const rating = { average: 4.8, count: 12 };
const closed = { sat: [], sun: [], mon: [], tue: [], wed: [], thu: [], fri: [] };

// Valid, so that each line below has exactly one mistake
const menu = { name: 'Salem', entries: [], onLogOut: nothing } satisfies ComponentProps<
  typeof AccountMenu
>;
const booking = {
  link,
  status: 'confirmed',
  start: at,
  end: at,
  person: 'Salem',
  place: 'Tripoli',
  price: { kind: 'exact', dirham: 80_000 },
} satisfies ComponentProps<typeof BookingCard>;
const calendar = {
  view: 'week',
  onViewChange: nothing,
  day: '2026-11-21',
  onDayChange: nothing,
  now: at,
  events: [],
  onOpen: nothing,
} satisfies ComponentProps<typeof Calendar>;
const chart = {
  label: 'Income',
  categories: ['Nov'],
  series: [],
  formatValue: String,
} satisfies ComponentProps<typeof BarChart>;
const map = { label: 'Near you', pins: [], onSelect: nothing } satisfies ComponentProps<
  typeof MapView
>;
const composer = { draft: '', onDraftChange: nothing, onSend: nothing } satisfies ComponentProps<
  typeof MessageComposer
>;
const message = { id: '1', author: 'Salem', isMine: true, text: 'words', sentAt: at };
const bell = {
  unreadCount: 1,
  isOpen: true,
  onOpenChange: nothing,
  status: 'ready',
  totalCount: 1,
  page: 1,
  pageCount: 1,
  onPageChange: nothing,
  onRetry: nothing,
  onMarkAllRead: nothing,
  children: 'words',
} satisfies ComponentProps<typeof NotificationDropdown>;
const plan = {
  name: 'Plus',
  description: 'words',
  price: 80_000,
  period: 'month',
  features: [],
  action: link,
} satisfies ComponentProps<typeof PlanCard>;
const professional = {
  name: 'Salem',
  link,
  trade: 'Plumber',
  area: 'Tripoli',
  rating,
} satisfies ComponentProps<typeof ProfessionalCard>;
const receipt = {
  number: 'OS-1',
  issuedAt: at,
  from: { name: 'Salem' },
  to: { name: 'Najat' },
  lines: [],
} satisfies ComponentProps<typeof Receipt>;
const review = {
  author: 'Najat',
  stars: 5,
  writtenAt: at,
  text: 'words',
} satisfies ComponentProps<typeof Review>;
const service = { link, category: 'plumbing', price } satisfies ComponentProps<typeof ServiceCard>;
const slots = { label: 'Free', days: [], value: null, onChange: nothing } satisfies ComponentProps<
  typeof SlotPicker
>;
const store = {
  link,
  about: 'words',
  area: 'Tripoli',
  category: 'plumbing',
  rating: null,
} satisfies ComponentProps<typeof StoreCard>;
const step = { id: '1', title: 'words', at, state: 'later' };
const part = { id: '1', label: 'words', color: 'pink', value: 1 };
const pin = { id: '1', label: 'Salem', latitude: 32, longitude: 13, price: '80', link };
const task = { id: '1', title: 'words', isDone: true };
const sentLater = { ...message, status: 'queued' };

// Each line must not compile: `tsc` fails here as soon as it accepts one.
export const wrongProps = [
  // @ts-expect-error -- an account can be left
  <AccountMenu key="menu" {...menu} onLogOut={undefined} />,
  // @ts-expect-error -- a booking is in one of the states that it can be in
  <BookingCard key="booking" {...booking} status="later" />,
  // @ts-expect-error -- a price that is missing is null, money is never a text
  <BookingCard key="price" {...booking} price="80" />,
  // @ts-expect-error -- the same states
  <BookingStatusBadge key="status" status="done" />,
  // @ts-expect-error -- done, current, upcoming or failed
  <BookingTimeline key="timeline" label="x" steps={[step]} />,
  // @ts-expect-error -- four views
  <Calendar key="view" {...calendar} view="year" />,
  // @ts-expect-error -- a day is a text without a clock
  <Calendar key="day" {...calendar} day={new Date()} />,
  // @ts-expect-error -- three sizes, by name
  <CategoryIcon key="icon" category="plumbing" size={52} />,
  // @ts-expect-error -- a tile leads somewhere
  <CategoryTile key="tile" category="plumbing" />,
  // @ts-expect-error -- what is stacked is a yes or a no
  <BarChart key="bars" {...chart} isStacked="yes" />,
  // @ts-expect-error -- values are written by a function
  <LineChart key="lines" {...chart} formatValue="LYD" />,
  // @ts-expect-error -- colours have names of the kit
  <DonutChart key="donut" parts={[part]} formatValue={String} />,
  // @ts-expect-error -- it says what it shows
  <Sparkline key="sparkline" values={[1, 2]} />,
  // @ts-expect-error -- a badge says what was checked
  <DatedBadge key="badge" kind="friend" label="x" since={at} />,
  // @ts-expect-error -- a check has a date
  <DatedBadge key="since" kind="licence" label="x" />,
  // @ts-expect-error -- a day is an instant
  <DateBlock key="block" instant={{ day: 21 }} />,
  // @ts-expect-error -- a range has two ends
  <TimeRange key="range" start={at} />,
  // @ts-expect-error -- missing, in review, approved or rejected
  <DocumentRow key="document" name="x" status="lost" now={at} />,
  // @ts-expect-error -- a price on a pin is a number of dirham
  <MapView key="pin" {...map} pins={[pin]} />,
  // @ts-expect-error -- a point has two coordinates
  <MapView key="here" {...map} here={{ latitude: 32 }} />,
  // @ts-expect-error -- sending, sent, read or failed
  <MessageThread key="thread" label="x" messages={[sentLater]} />,
  // @ts-expect-error -- a size is a number of bytes
  <MessageComposer key="composer" {...composer} maxFileSize="5 MB" />,
  // @ts-expect-error -- loading, ready or error
  <NotificationDropdown key="bell" {...bell} status="empty" />,
  // @ts-expect-error -- a notification was read or was not
  <NotificationItem key="item" type="booking" text="x" createdAt={at} />,
  // @ts-expect-error -- a step leads to where it is done
  <OnboardingChecklist key="steps" title="x" steps={[task]} />,
  // @ts-expect-error -- open or not depends on when it is asked
  <OpenNow key="open" isOpen changesAt={null} />,
  // @ts-expect-error -- several ranges a day, in a list
  <OpeningHours key="hours" now={at} isOpen changesAt={null} hours={{ ...closed, sat: '09:00' }} />,
  // @ts-expect-error -- by the month or by the year
  <PlanCard key="plan" {...plan} period="week" />,
  // @ts-expect-error -- a range has two ends
  <PriceTag key="tag" price={{ kind: 'range', from: 80_000 }} />,
  // @ts-expect-error -- what a price is for is one of four
  <PriceTag key="unit" price={price} unit="day" />,
  // @ts-expect-error -- a rating is an average of so many
  <ProfessionalCard key="rating" {...professional} rating={4.8} />,
  // @ts-expect-error -- a distance is a number of meters
  <ProfessionalCard key="distance" {...professional} distance="3 km" />,
  // @ts-expect-error -- who cannot see it is told what it leads to
  <QrCode key="code" value="https://osta.test" />,
  // @ts-expect-error -- no rating is null, not nothing
  <RatingLine key="line" />,
  // @ts-expect-error -- there are five stars
  <RatingSummary key="stars" counts={{ 1: 0, 2: 0, 3: 0, 4: 1 }} />,
  // @ts-expect-error -- money is a number of dirham
  <Receipt key="receipt" {...receipt} lines={[{ id: '1', text: 'x', dirham: '80' }]} />,
  // @ts-expect-error -- who answers has a name, and answers at some time
  <Review key="review" {...review} reply="thanks" />,
  // @ts-expect-error -- a duration is a number of minutes
  <ServiceCard key="service" {...service} minutes="1 h" />,
  // @ts-expect-error -- a price says what kind it is
  <ServiceCard key="dirham" {...service} price={80_000} />,
  // @ts-expect-error -- a slot is known by its start
  <SlotPicker key="slots" {...slots} value={7} />,
  // @ts-expect-error -- more is good or bad
  <StatTile key="stat" label="x" value="1" moreIs="up" />,
  // @ts-expect-error -- no rating is null, not left out
  <StoreCard key="store" {...store} rating={undefined} />,
];

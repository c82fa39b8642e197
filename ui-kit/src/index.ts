export { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';
export { LanguageScope, type LanguageScopeProps } from './provider/language-scope.tsx';
export { type Appearance, type Locale, useLocale } from './provider/ui-context.ts';

// Text and numbers
export { Heading, type HeadingProps } from './heading/heading.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { formatInitials } from './formats/initials.ts';
export {
  formatCompactMoney,
  formatDecimal,
  formatDistance,
  formatDuration,
  formatInteger,
  formatMoney,
  formatPercent,
  formatRating,
} from './formats/format-number.ts';
export { formatPhone, parsePhone } from './formats/phone.ts';
export { parseNumber } from './formats/parse-number.ts';
export { westernDigits } from './formats/western-digits.ts';
export {
  formatIsoDate,
  formatIsoDateTime,
  formatRelativeTime,
  formatTime,
  formatWeekday,
  type Instant,
} from './formats/format-date.ts';
export { missingValue } from './formats/locale-tag.ts';
export { DateText, type DateTextProps } from './date-text/date-text.tsx';
export { IsoDate, type IsoDateProps } from './date-text/iso-date.tsx';
export { RelativeTime, type RelativeTimeProps } from './date-text/relative-time.tsx';
export { Money, type MoneyProps } from './money/money.tsx';
export { CoarseDistance, type CoarseDistanceProps } from './distance/coarse-distance.tsx';
export { MoneyRange, type MoneyRangeProps } from './money/money-range.tsx';
export { Distance, type DistanceProps } from './distance/distance.tsx';
export { Duration, type DurationProps } from './duration/duration.tsx';
export { Percent, type PercentProps } from './percent/percent.tsx';
export { PhoneNumber, type PhoneNumberProps } from './phone-number/phone-number.tsx';
export { Rating, type RatingProps } from './rating/rating.tsx';
export { Ltr, type LtrProps } from './ltr/ltr.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';

export { foldText, matchText } from './formats/fold-text.ts';
export { parseMoney } from './formats/parse-money.ts';

// Actions
export { AccountMenu, type AccountMenuProps } from './account-menu/account-menu.tsx';
export {
  type AccountMenuEntry,
  AccountSideMenu,
  type AccountSideMenuProps,
} from './account-menu/account-side-menu.tsx';
export { ActionBar, type ActionBarProps } from './action-bar/action-bar.tsx';
export { BottomBar, type BottomBarEntry, type BottomBarProps } from './bottom-bar/bottom-bar.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx';
export { ReasonDialog, type ReasonDialogProps } from './reason-dialog/reason-dialog.tsx';
export { Link, type LinkProps } from './link/link.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu/dropdown-menu.tsx';
export type { MenuEntry } from './dropdown-menu/menu-entry.ts';
export { RouteTabs, type RouteTab, type RouteTabsProps } from './tabs/route-tabs.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';

// Surfaces and states
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps, type BadgeColor } from './badge/badge.tsx';
export { CountBadge, type CountBadgeProps } from './badge/count-badge.tsx';
export { WaitingMark, type WaitingMarkProps } from './waiting-mark/waiting-mark.tsx';
export { Callout, type CalloutProps, type CalloutTone } from './callout/callout.tsx';
export {
  ConnectionBanner,
  type ConnectionBannerProps,
  type ConnectionState,
} from './connection-banner/connection-banner.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Divider, type DividerProps } from './divider/divider.tsx';
export { Drawer, type DrawerProps } from './drawer/drawer.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
} from './status-badge/status-badge.tsx';
export { type Step, Stepper, type StepperProps } from './stepper/stepper.tsx';
export { Table, type TableProps } from './table/table.tsx';
export type { TableColumn, TableSelection, TableSort } from './table/table-column.ts';
export { notify } from './toast/notify.ts';

// Forms
export type { FieldProblem, FieldProblemCode, FieldRule } from './field-messages/field-problem.ts';
export {
  checkField,
  emailRule,
  formatRule,
  integerRule,
  maxLengthRule,
  minLengthRule,
  numberRule,
  requiredRule,
} from './field-messages/field-rules.ts';
export { useFieldMessage } from './field-messages/use-field-message.ts';
export {
  DateRangeField,
  type DateRangeFieldProps,
  type DayRange,
} from './date-range-field/date-range-field.tsx';
export {
  type DraftTimeRange,
  timeRangeProblem,
  type TimeRangeProblem,
} from './time-range-field/time-range.ts';
export { TimeRangeField, type TimeRangeFieldProps } from './time-range-field/time-range-field.tsx';
export { useTimeRangeMessage } from './time-range-field/use-time-range-message.ts';
export { DayRangesField, type DayRangesFieldProps } from './week-hours/day-ranges-field.tsx';
export { dayProblems, type DraftWeek, toOpeningHours } from './week-hours/draft-week.ts';
export { WeekHoursEditor, type WeekHoursEditorProps } from './week-hours/week-hours-editor.tsx';
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field/phone-field.tsx';
export {
  type PasswordStrength,
  passwordStrength,
  type PasswordWeakness,
} from './password-field/password-strength.ts';
export {
  RatingInput,
  type RatingInputProps,
  type StarCount,
} from './rating-input/rating-input.tsx';
export { type NumberRange, RangeSlider, type RangeSliderProps } from './slider/range-slider.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { TagInput, type TagInputProps } from './tag-input/tag-input.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Combobox, type ComboboxProps, type ComboboxSearch } from './combobox/combobox.tsx';
export { type ComboboxItem, exactItem, findItems, nearItems } from './combobox/find-items.ts';
export { maxFileBytes } from './file-upload/judge-files.ts';
export { formatBytes } from './formats/format-bytes.ts';
export { ImageUpload, type ImageUploadProps } from './image-upload/image-upload.tsx';
export { moveItem } from './image-upload/move-item.ts';
export { shrinkPicture } from './image-crop/picture-file.ts';
export type { UploadedImage } from './image-upload/uploaded-image.ts';
export type { NamedPlace } from './base-map/named-place.ts';
export type { GeoPoint } from './base-map/projection.ts';
export { AreaField, type AreaFieldProps } from './area-field/area-field.tsx';
export { MapField, type MapFieldProps } from './map-field/map-field.tsx';
export type { Draft, DraftStorage } from './section-form/draft-storage.ts';
export { SaveState, type SaveStateName, type SaveStateProps } from './section-form/save-state.tsx';
export { SectionForm, type SectionFormProps } from './section-form/section-form.tsx';
export { useDraft, type UseDraftOptions, type UseDraftResult } from './section-form/use-draft.ts';
export { MultiSelect, type MultiSelectProps } from './multi-select/multi-select.tsx';
export type { ChosenFile } from './file-upload/chosen-file.ts';
export { FileUpload, type FileUploadProps } from './file-upload/file-upload.tsx';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { TimeField, type TimeFieldProps } from './date-field/time-field.tsx';
export { focusField } from './error-summary/focus-field.ts';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldError,
} from './error-summary/error-summary.tsx';
export { MoneyField, type MoneyFieldProps } from './money-field/money-field.tsx';
export {
  OneTimeCodeField,
  type OneTimeCodeFieldProps,
} from './one-time-code-field/one-time-code-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { FormField, type FormFieldProps } from './form-field/form-field.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { earlyTextScript } from './text-field/early-text-script.ts';
export { typeInto } from './text-field/type-into.ts';

// Notifications
export {
  NotificationBell,
  type NotificationBellProps,
} from './notifications/notification-bell.tsx';
export {
  NotificationDropdown,
  type NotificationDropdownProps,
} from './notifications/notification-dropdown.tsx';
export {
  NotificationItem,
  type NotificationItemProps,
} from './notifications/notification-item.tsx';

// Marketplace
export { BarChart, type BarChartProps } from './chart/bar-chart.tsx';
export { BookingCard, type BookingCardProps } from './booking-card/booking-card.tsx';
export { DateBlock, type DateBlockProps } from './day-and-time/date-block.tsx';
export { TimeRange, type TimeRangeProps } from './day-and-time/time-range.tsx';
export { FromTo, type FromToProps } from './day-and-time/from-to.tsx';
export { bookingLooks, type BookingStatus } from './booking-status-badge/booking-looks.ts';
export {
  BookingStatusBadge,
  type BookingStatusBadgeProps,
} from './booking-status-badge/booking-status-badge.tsx';
export {
  BookingTimeline,
  type BookingTimelineProps,
  type TimelineStep,
} from './booking-timeline/booking-timeline.tsx';
export { CategoryTile, type CategoryTileProps } from './category-tile/category-tile.tsx';
export type { ChartSeries, ChartColor } from './chart/chart-data.ts';
export type { ChartProps } from './chart/chart-props.ts';
export { DatedBadge, type BadgeKind, type DatedBadgeProps } from './dated-badge/dated-badge.tsx';
export { DayAndTime, type DayAndTimeProps } from './day-and-time/day-and-time.tsx';
export { PlannedDay, type PlannedDayProps } from './day-and-time/planned-day.tsx';
export { DonutChart, type DonutChartProps, type DonutPart } from './chart/donut-chart.tsx';
export { Gallery, type GalleryProps } from './gallery/gallery.tsx';
export type { GalleryPicture } from './gallery/gallery-picture.ts';
export { PictureCover, type PictureCoverProps } from './picture-cover/picture-cover.tsx';
export { LineChart } from './chart/line-chart.tsx';
export { OpenNow, type OpenNowProps } from './opening-hours/open-now.tsx';
export {
  OpeningHours,
  type OpeningHoursProps,
  type OtherHours,
} from './opening-hours/opening-hours.tsx';
export { OpenRanges, type OpenRangesProps } from './opening-hours/open-ranges.tsx';
export {
  type OpenRange,
  type Weekday,
  weekdays,
  type WeekOpeningHours,
} from './opening-hours/week-opening-hours.ts';
export { weekdayName } from './opening-hours/weekday-name.ts';
export { PlanCard, type PlanCardProps, type PlanFeature } from './plan-card/plan-card.tsx';
export {
  PriceBreakdown,
  type PriceBreakdownProps,
  type PriceLine,
} from './price-breakdown/price-breakdown.tsx';
export {
  PriceTag,
  type Price,
  type PriceTagProps,
  type PriceUnit,
} from './price-tag/price-tag.tsx';
export {
  ProfessionalCard,
  type ProfessionalCardProps,
  type ProfessionalChoice,
} from './professional-card/professional-card.tsx';
export { ProfessionalCardSkeleton } from './professional-card/professional-card-skeleton.tsx';
export {
  ProfessionalFacts,
  type ProfessionalFactsProps,
} from './professional-card/professional-facts.tsx';
export {
  ProfessionalStanding,
  type ProfessionalStandingProps,
} from './professional-card/professional-standing.tsx';
export { RatingLine, type RatingLineProps, type RatingOf } from './rating-summary/rating-line.tsx';
export {
  RatingSummary,
  type RatingSummaryProps,
  type StarCounts,
} from './rating-summary/rating-summary.tsx';
export { Stars, type StarsProps } from './rating-summary/stars.tsx';
export { Review, type ReviewProps, type ReviewReply } from './review/review.tsx';
export {
  ReviewForm,
  type ReviewFormProps,
  type WrittenReview,
} from './review-form/review-form.tsx';
export { ServiceCard, type ServiceCardProps } from './service-card/service-card.tsx';
export { Sparkline, type SparklineProps } from './chart/sparkline.tsx';
export { StatTile, type StatTileProps } from './stat-tile/stat-tile.tsx';
export { StoreCard, type StoreCardProps } from './store-card/store-card.tsx';
export { Calendar, type CalendarProps } from './calendar/calendar.tsx';
export type { CalendarColor, CalendarEvent } from './calendar/calendar-event.ts';
export type { CalendarDay, TakenTime } from './calendar/closed-spans.ts';
export type { CalendarView } from './calendar/step-day.ts';
export {
  DocumentRow,
  type DocumentRowProps,
  type DocumentStatus,
} from './document-row/document-row.tsx';
export { MapView, type MapBounds, type MapPin, type MapViewProps } from './map-view/map-view.tsx';
export type { MapArea } from './map-view/map-drawing.tsx';
export type { MessageAttachment } from './message-thread/attachment.tsx';
export { MessageComposer, type MessageComposerProps } from './message-thread/message-composer.tsx';
export {
  MessageThread,
  type MessageStatus,
  type MessageThreadProps,
  type ThreadMessage,
} from './message-thread/message-thread.tsx';
export {
  OnboardingChecklist,
  type OnboardingChecklistProps,
  type OnboardingStep,
} from './onboarding-checklist/onboarding-checklist.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export { qrPath, type QrPath } from './qr-code/qr-path.ts';
export { RecoveryCodes, type RecoveryCodesProps } from './recovery-codes/recovery-codes.tsx';
export {
  Receipt,
  type ReceiptLine,
  type ReceiptParty,
  type ReceiptProps,
} from './receipt/receipt.tsx';
export { SlotPicker, type SlotDay, type SlotPickerProps } from './slot-picker/slot-picker.tsx';

// Page frame
export { Footer, type FooterColumn, type FooterProps } from './footer/footer.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch/language-switch.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { starPath } from './logo/logo-paths.ts';
export {
  NavigationBar,
  type NavigationBarProps,
  type NavigationEntry,
} from './navigation-bar/navigation-bar.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch/theme-switch.tsx';

// Pictures
export { Icon, type IconProps } from './icons/icon.tsx';
export * from './icons/icons.ts';
export { type CategoryId, categoryIds } from './category/categories.ts';
export { CategoryCover, type CategoryCoverProps } from './category/category-cover.tsx';
export { CategoryIcon, type CategoryIconProps } from './category/category-icon.tsx';
export { TilePattern, type TilePatternProps } from './tile-pattern/tile-pattern.tsx';
export {
  TradeIllustration,
  type TradeIllustrationProps,
} from './illustrations/trade-illustration.tsx';
export { Welcome } from './illustrations/welcome.tsx';
export { EmptyBookings } from './illustrations/empty-bookings.tsx';
export { EmptyFavourites } from './illustrations/empty-favourites.tsx';
export { EmptyMessages } from './illustrations/empty-messages.tsx';
export { EmptySearch } from './illustrations/empty-search.tsx';
export { EmptyStores } from './illustrations/empty-stores.tsx';
export { Maintenance } from './illustrations/maintenance.tsx';
export { Offline } from './illustrations/offline.tsx';
export { Onboarding } from './illustrations/onboarding.tsx';
export { Success } from './illustrations/success.tsx';
export { EmptyNotifications } from './illustrations/empty-notifications.tsx';
export { EmptyRequests } from './illustrations/empty-requests.tsx';
export { NotFound } from './illustrations/not-found.tsx';
export { SomethingBroke } from './illustrations/something-broke.tsx';

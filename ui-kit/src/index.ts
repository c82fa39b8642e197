export { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';
export { type Appearance, type Locale, useLocale } from './provider/ui-context.ts';

// Words and numbers
export { formatInitials } from './formats/initials.ts';
export {
  formatCompactMoney,
  formatDecimal,
  formatDistance,
  formatDuration,
  formatInteger,
  formatMoney,
  formatPercent,
} from './formats/format-number.ts';
export {
  formatDate,
  formatDateTime,
  formatRelativeTime,
  formatTime,
  formatWeekday,
  type Instant,
} from './formats/format-date.ts';
export { missingValue } from './formats/locale-tag.ts';
export {
  DateText,
  type DateTextProps,
  DateTimeText,
  type DateTimeTextProps,
} from './date-text/date-text.tsx';
export { RelativeTime, type RelativeTimeProps } from './date-text/relative-time.tsx';
export { Money, type MoneyProps } from './money/money.tsx';
export { Ltr, type LtrProps } from './ltr/ltr.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';

// Actions
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';

// Surfaces and states
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
} from './status-badge/status-badge.tsx';
export { notify } from './toast/notify.ts';

// Forms
export { FormField, type FormFieldProps } from './form-field/form-field.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';

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

// The frame of a page
export { Footer, type FooterColumn, type FooterProps } from './footer/footer.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch/language-switch.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export {
  NavigationBar,
  type NavigationBarProps,
  type NavigationEntry,
} from './navigation-bar/navigation-bar.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch/theme-switch.tsx';

// Pictures
export { EmptyNotifications } from './illustrations/empty-notifications.tsx';
export { EmptyRequests } from './illustrations/empty-requests.tsx';
export { NotFound } from './illustrations/not-found.tsx';
export { SomethingBroke } from './illustrations/something-broke.tsx';

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

export { foldText, matchText } from './formats/fold-text.ts';
export { parseMoney } from './formats/parse-money.ts';

// Actions
export {
  AccountMenu,
  type AccountMenuEntry,
  type AccountMenuProps,
} from './account-menu/account-menu.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx';
export { Link, type LinkProps } from './link/link.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';

// Surfaces and states
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Callout, type CalloutProps, type CalloutTone } from './callout/callout.tsx';
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
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Combobox, type ComboboxItem, type ComboboxProps } from './combobox/combobox.tsx';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { TimeField, type TimeFieldProps } from './date-field/time-field.tsx';
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
export { type CategoryId, categoryIds } from './category/categories.ts';
export { CategoryCover, type CategoryCoverProps } from './category/category-cover.tsx';
export { CategoryIcon, type CategoryIconProps } from './category/category-icon.tsx';
export { TilePattern, type TilePatternProps } from './tile-pattern/tile-pattern.tsx';
export { Welcome } from './illustrations/welcome.tsx';
export { EmptyNotifications } from './illustrations/empty-notifications.tsx';
export { EmptyRequests } from './illustrations/empty-requests.tsx';
export { NotFound } from './illustrations/not-found.tsx';
export { SomethingBroke } from './illustrations/something-broke.tsx';

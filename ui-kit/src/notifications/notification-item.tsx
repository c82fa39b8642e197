import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useId } from 'react';

import { RelativeTime } from '../date-text/relative-time.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import {
  announcementIcon,
  bellIcon,
  bookingIcon,
  checkIcon,
  quoteIcon,
  requestIcon,
  type LineIcon,
} from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Icon and colour by type (docs/spec.md §4); an unknown type is a grey bell. */
const kinds: Record<string, { readonly icon: LineIcon; readonly tint: string }> = {
  service_request: { icon: requestIcon, tint: 'blue' },
  response: { icon: quoteIcon, tint: 'orange' },
  booking: { icon: bookingIcon, tint: 'green' },
  system: { icon: announcementIcon, tint: 'amber' },
};
const unknown = { icon: bellIcon, tint: 'gray' };

export interface NotificationItemProps {
  /** service_request, response, booking or system; any other type is shown as a grey bell. */
  readonly type: string;
  /** The whole sentence, already translated. */
  readonly text: ReactNode;
  readonly createdAt: Instant;
  readonly isRead: boolean;
  /** The address it links to. Without one the item is a button. */
  readonly href?: string;
  /** Called on a press. Prevent the event's default to navigate without a page load. */
  readonly onOpen?: (event: MouseEvent<HTMLElement>) => void;
  /** Called to mark it read without opening it. Unread items with it show the tick. */
  readonly onMarkRead?: () => void;
}

/** One notification, a list item. Unread ones have a dot and bold text (docs/spec.md §4). */
export function NotificationItem({
  type,
  text,
  createdAt,
  isRead,
  href,
  onOpen,
  onMarkRead,
}: NotificationItemProps): ReactNode {
  const { t } = useLingui();
  const textId = useId();
  const markId = useId();
  const { icon, tint } = kinds[type] ?? unknown;
  const content = (
    <>
      <span className="ui-notification-icon" data-tint={tint} aria-hidden="true">
        <Icon icon={icon} />
      </span>
      <span className="ui-notification-body">
        <span className="ui-notification-text">
          {!isRead && <VisuallyHidden>{t`Unread:`} </VisuallyHidden>}
          <span id={textId}>{text}</span>
        </span>
        <span className="ui-notification-time">
          <RelativeTime instant={createdAt} />
        </span>
      </span>
    </>
  );
  return (
    <li className="ui-notification" data-unread={!isRead || undefined}>
      {href === undefined ? (
        <button type="button" className="ui-notification-link" onClick={onOpen}>
          {content}
        </button>
      ) : (
        <a className="ui-notification-link" href={href} onClick={onOpen}>
          {content}
        </a>
      )}
      {!isRead && <span className="ui-notification-dot" aria-hidden="true" />}
      {!isRead && onMarkRead !== undefined && (
        <button
          type="button"
          className="ui-icon-button ui-notification-mark"
          data-size="small"
          // The tick of each line names its notification
          id={markId}
          aria-label={t`Mark as read`}
          aria-labelledby={`${markId} ${textId}`}
          onClick={onMarkRead}
        >
          <Icon icon={checkIcon} size={18} />
        </button>
      )}
    </li>
  );
}

import { type ReactNode, useState } from 'react';

import { formatInitials } from '../formats/initials.ts';
import { Icon } from '../icons/icon.tsx';
import { personIcon } from '../icons/icons.ts';

export interface AvatarProps {
  /** The person's name. Gives the initials and the colour. */
  readonly name: string;
  /** Null, or a picture that fails to load, shows the initials. */
  readonly imageUrl?: string | null;
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  /** The name for screen readers. Leave it out where the name is shown beside the avatar. */
  readonly label?: string;
}

const tints = ['blue', 'orange', 'green', 'amber', 'gray'] as const;

/** Returns the colour of a name; the same person has the same colour on every page. */
function tintOf(name: string): (typeof tints)[number] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'gray';
}

/**
 * Reloads an image that failed before hydration: React missed its error event, and it fails once
 * more.
 */
function tryAgain(image: HTMLImageElement | null): void {
  const source = image?.getAttribute('src');
  if (image?.complete === true && image.naturalWidth === 0 && source) image.src = source;
}

/** A person's picture. Shows the initials while it loads, when there is none and when it fails. */
export function Avatar({ name, imageUrl, size = 'medium', label }: AvatarProps): ReactNode {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  // Two wide letters, such as س and ش, would touch the rim of the smallest circle
  const initials = formatInitials(name, size === 'small' ? 1 : 2);
  const isShown = imageUrl !== undefined && imageUrl !== null && imageUrl !== failedUrl;
  return (
    <span
      className="ui-avatar"
      data-size={size}
      data-tint={tintOf(name)}
      // Drawn by the style sheet: as text it would have to be part of every button's accessible
      // name (WCAG 2.5.3)
      data-initials={initials}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {initials === '' && <Icon icon={personIcon} size="55%" />}
      {isShown && (
        <img
          ref={tryAgain}
          className="ui-avatar-image"
          src={imageUrl}
          alt=""
          // In a long list most faces are out of sight. Only that of a page about somebody is not
          loading={size === 'huge' ? 'eager' : 'lazy'}
          onError={() => setFailedUrl(imageUrl)}
        />
      )}
    </span>
  );
}

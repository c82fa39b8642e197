import { type ReactNode, useState } from 'react';

import { formatInitials } from '../formats/initials.ts';
import { Icon } from '../icons/icon.tsx';
import { personIcon } from '../icons/icons.ts';

export interface AvatarProps {
  /** Whose it is: gives the initials and the colour. */
  readonly name: string;
  /** Null or broken falls back to the initials. */
  readonly imageUrl?: string | null;
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  /** Says the name to screen readers. Leave it out where the name stands beside. */
  readonly label?: string;
}

const tints = ['blue', 'orange', 'green', 'amber', 'gray'] as const;

/** The same person has the same colour on every page. */
function tintOf(name: string): (typeof tints)[number] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'gray';
}

/** An image of the server's page may have failed before React could listen: it fails once more. */
function tryAgain(image: HTMLImageElement | null): void {
  const source = image?.getAttribute('src');
  if (image?.complete === true && image.naturalWidth === 0 && source) image.src = source;
}

/** A person's picture; their initials while it loads, when there is none and when it fails. */
export function Avatar({ name, imageUrl, size = 'medium', label }: AvatarProps): ReactNode {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const initials = formatInitials(name);
  const isShown = imageUrl !== undefined && imageUrl !== null && imageUrl !== failedUrl;
  return (
    <span
      className="ui-avatar"
      data-size={size}
      data-tint={tintOf(name)}
      // Shown by the style sheet: as text it would have to be part of every button's name
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
          onError={() => setFailedUrl(imageUrl)}
        />
      )}
    </span>
  );
}

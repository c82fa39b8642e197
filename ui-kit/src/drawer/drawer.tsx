import type { ReactNode } from 'react';

import { DialogSurface, type DialogSurfaceProps } from '../dialog/dialog-surface.tsx';

export interface DrawerProps extends DialogSurfaceProps {
  /** `start` for navigation, `end` for details and filters of the page. */
  readonly side?: 'start' | 'end';
  /** At most 360 or 480 px wide; a strip of the page always stays visible. */
  readonly size?: 'small' | 'medium';
}

/** A full-height panel at the side, for what belongs to the page behind it. */
export function Drawer({ side = 'end', size = 'medium', ...rest }: DrawerProps): ReactNode {
  return <DialogSurface {...rest} className="ui-drawer" side={side} size={size} />;
}
